import { createHash } from 'node:crypto';

/** What stands inline in a page, as hashes that a policy names. */
interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
  /** Whether its styles bring files along as `data:`. */
  dataFonts: boolean;
}

/** Emotion inserts rules by script, which policies allow, into a tag that is empty when it comes. */
const emptyStyle = sha256('');

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Returns what stands inline in a page. Data is no script. */
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

/** Returns all that the page may load and run. The service is the one other address that it may call; '' is the site's own. */
function pageDirectives({ scripts, styles, dataFonts }: Inline, emailOrigin: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashed(scripts)],
    'style-src': ["'self'", ...hashed([emptyStyle, ...styles])],
    'font-src': ["'self'", ...(dataFonts ? ['data:'] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    // The 3D viewer reads the pictures of a model from blob: addresses of the page's own.
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
 * Puts the policy of a page into its head, before all that it speaks of. There it holds under every address that a host finds the
 * page at. Who may frame the page only a header can say (headers-and-redirects.ts).
 */
export function withPolicy(html: string, emailOrigin: string): string {
  const bare = html.replace(meta, '');
  const policy = written(pageDirectives(inlineIn(bare), emailOrigin));
  return bare.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}
