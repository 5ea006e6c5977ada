import { createHash } from 'node:crypto';

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

type Policy = Record<string, readonly string[]>;

const hashed = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'sha256-${hash}'`);

/** Returns the directives of a page. `emailOrigin` is the only other origin that it may call, or '' for the site's own. */
function pageDirectives({ scripts, styles, dataFonts }: Inline, emailOrigin: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts)],
    'style-src': ["'self'", ...hashed([emptyStyle, ...styles])],
    'font-src': ["'self'", ...(dataFonts ? ['data:'] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The 3D viewer reads textures from blob: URLs.
    'connect-src': ["'self'", 'blob:', ...(emailOrigin ? [emailOrigin] : [])],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
}

const written = (policy: Policy) =>
  Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Inserts the policy at the start of the head. There it applies under every path at which a host serves the page. `frame-ancestors` works
 * only as a header (headers-and-redirects.ts).
 */
export function withPolicy(html: string, emailOrigin: string): string {
  const bare = html.replace(meta, '');
  const policy = written(pageDirectives(inlineIn(bare), emailOrigin));
  return bare.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
