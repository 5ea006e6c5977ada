import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The sources of each directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** The inline scripts and styles of a page, as hashes for its policy. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether its styles contain fonts as `data:` URLs. */
  dataFonts: boolean;
}

/** Emotion adds rules by script to an empty `<style>`, whose hash the policy must allow. */
const emptyStyle = sha256('');

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Returns the hashes of the inline scripts and styles of a page. JSON is not a script. */
export function inlineIn(html: string): Inline {
  const elements = [
    ...html.matchAll(/<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g),
  ].map(({ groups: { name = '', attributes = '', text = '' } = {} }) => ({
    name,
    attributes,
    text,
  }));
  const styles = elements.filter(({ name }) => name === 'style').map(({ text }) => text);
  const scripts = elements.filter(
    ({ name, attributes, text }) =>
      name === 'script' && text !== '' && !/\bsrc=|type="application\//.test(attributes),
  );
  return {
    scripts: scripts.map(({ text }) => sha256(text)),
    styles: styles.map(sha256),
    dataFonts: styles.some((text) => /url\(["']?data:(font|application)\//.test(text)),
  };
}

const hashed = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);

function pageDirectives({ scripts, styles, dataFonts }: Inline): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts)],
    'style-src': ["'self'", ...hashed([emptyStyle, ...styles])],
    'font-src': ["'self'", ...(dataFonts ? ['data:'] : [])],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

function withMore(directives: Directives, more: Directives): Directives {
  const merged = Object.entries(more).map(([name, sources]) => {
    // 'none' is valid only alone.
    const own = (directives[name] ?? []).filter((source) => source !== "'none'");
    return [name, [...own, ...sources]] as const;
  });
  return { ...directives, ...Object.fromEntries(merged) };
}

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Inserts the policy at the start of the head. There it applies under every path at which a host serves the page. `frame-ancestors` works
 * only as a header (headers.ts).
 */
export function withPolicy(html: string, more: Directives): string {
  const bare = html.replace(meta, '');
  const policy = written(withMore(pageDirectives(inlineIn(bare)), more));
  return bare.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Inserts the policy into every built page, in place of that of an earlier build. */
export async function writePolicies(publicFolder: string, more: Directives): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  await Promise.all(
    pages.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const html = await readFile(file, 'utf8');
      const changed = withPolicy(html, more);
      if (changed !== html) await writeFile(file, changed);
    }),
  );
}
