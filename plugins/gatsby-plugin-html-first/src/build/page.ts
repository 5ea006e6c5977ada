import { createHash } from 'node:crypto';

/*
 * Gatsby 5.16.1 inserts its scripts and its wrapper elements after the last hook that could change them. So each built page goes through
 * `arrangePage` once.
 */

/** The folder of the files that pages share. Hosts may serve everything below `static` as immutable. */
export const sharedFolder = 'static/shared';

/** A page, and the files that it needs, by their address. */
export interface ArrangedPage {
  html: string;
  files: Record<string, string>;
}

/** Moves what a page does not need at first out of its HTML. A page that was arranged before stays the same. */
export function arrangePage(page: string): ArrangedPage {
  const files: ArrangedPage['files'] = {};
  const share = (text: string, extension: string) => {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const address = `/${sharedFolder}/${name}.${extension}`;
    files[address] = text;
    return address;
  };
  const strict = page.replaceAll(styled, (tag) => tag.replace(/ style="[^"]*"/, ''));
  const html = deferStyles(
    deferScripts(strict, (code) => share(code, 'js')),
    (css) => share(css, 'css'),
  );
  return { html: pathFirst(html), files };
}

/** Gatsby's wrapper elements with a `style` attribute, which a strict Content-Security-Policy refuses. */
const styled = /<div\b[^>]* id="gatsby-(?:focus-wrapper|announcer)"[^>]*>/g;

const chunkNames = /\s*<script\s+id="gatsby-chunk-mapping"\s*>(?<code>[^<]*)<\/script>\s*/;
const scriptTags = /<script src="([^"]+\.js)" async(?:="")?><\/script>/g;

/** Replaces the script tags of a page with a list, which `load-scripts.ts` loads. The inline map of chunks becomes its first file. */
function deferScripts(html: string, share: (code: string) => string): string {
  const code = chunkNames.exec(html)?.groups?.['code']?.trim();
  const bare = html.replace(chunkNames, '');
  const start = bare.search(scriptTags);
  if (start < 0) return bare;
  const tagged = [...bare.matchAll(scriptTags)].map(([, src]) => src);
  const scripts = [...(code ? [share(code)] : []), ...tagged];
  const list = `<script type="application/json" data-scripts>${JSON.stringify(scripts)}</script>`;
  return bare.slice(0, start) + list + bare.slice(start).replaceAll(scriptTags, '');
}

/** The styles that `arrange` (page-styles.ts) inserts after the first screen. */
const laterStyles = /(?<=data-first-screen-end="">)<style>(?<css>.*?)<\/style>/s;

/** The scripts at the end of a page. Gatsby's own is the first. */
const lastScripts = /<script id="gatsby-script-loader"(?:(?!<\/body>).)*/s;

/**
 * Moves the styles after the first screen into a file. It blocks only the rendering of what follows it. Inline scripts after it would wait
 * for it, for ever in Firefox if it does not come. So those of the end of the page go before it.
 */
function deferStyles(html: string, share: (css: string) => string): string {
  const css = laterStyles.exec(html)?.groups?.['css'];
  if (css === undefined) return html;
  const [scripts = ''] = lastScripts.exec(html) ?? [];
  const link = `<link rel="stylesheet" href="${share(css)}">`;
  return html.replace(lastScripts, '').replace(laterStyles, () => scripts + link);
}

const pathScript = /<script id="gatsby-script-loader">.*?<\/script>/s;

/** Moves Gatsby's script with the path of the page before the other scripts, so that those in the head know it. */
function pathFirst(html: string): string {
  const [script = ''] = pathScript.exec(html) ?? [];
  return html.replace(script, '').replace('<script>', (first) => script + first);
}
