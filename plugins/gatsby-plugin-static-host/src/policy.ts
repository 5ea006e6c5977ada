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

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Returns the hashes of the inline scripts and styles of a page. JSON is not a script. */
export function inlineIn(html: string): Inline {
  const elements = [...html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)];
  const textsOf = (kind: string) =>
    elements
      .filter(([, name, attributes = '']) => name === kind && !notInline.test(attributes))
      .map(([, , , text = '']) => text);
  const styles = textsOf('style');
  return {
    scripts: textsOf('script').filter(Boolean).map(sha256),
    styles: styles.map(sha256),
    dataFonts: styles.some((text) => /url\(["']?data:(font|application)\//.test(text)),
  };
}

/** The attributes of scripts in files, and of data. */
const notInline = /\bsrc=|type="application\//;

const hashed = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);

/** Returns the policy of a page. Emotion adds rules by script to an empty `<style>`, which has a hash too. */
function policyOf({ scripts, styles, dataFonts }: Inline, more: Directives): string {
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts)],
    'style-src': ["'self'", ...hashed([sha256(''), ...styles])],
    'font-src': ["'self'", ...(dataFonts ? ['data:'] : [])],
    'img-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.keys({ ...directives, ...more })
    .map((name) => {
      const sources = directives[name] ?? [];
      const added = more[name] ?? [];
      // 'none' is valid only alone.
      const own = added.length > 0 ? sources.filter((source) => source !== "'none'") : sources;
      return [name, ...own, ...added].join(' ');
    })
    .join('; ');
}

const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Inserts the policy at the start of the head. There it applies under every path at which a host serves the page. `frame-ancestors` works
 * only as a header (headers.ts).
 */
export function withPolicy(html: string, more: Directives): string {
  const bare = html.replace(meta, '');
  const policy = policyOf(inlineIn(bare), more);
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
