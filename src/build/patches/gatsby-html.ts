import { createHash } from 'node:crypto';

/*
 * Patch of Gatsby 5.16.1, which inserts its scripts and wrapper elements after the last hook that could change them.
 */

/** The folder of the script that was inline in every page. */
const folder = '/static/chunks';

/**
 * Replaces the script tags of a page with a list, which src/browser/load-scripts.ts loads, and moves the inline chunk map into a file.
 * Idempotent.
 */
export function deferScripts(html: string): {
  html: string;
  file?: { path: string; code: string };
} {
  const code = chunkNames.exec(html)?.groups?.['code']?.trim();
  const name = code && createHash('sha256').update(code).digest('hex').slice(0, 10);
  const file = code && name ? { path: `${folder}/${name}.js`, code } : undefined;
  const scripts: string[] = file ? [file.path] : [];
  let isMarked = false;
  const without = html.replace(chunkNames, '').replaceAll(scriptTags, (_, src: string) => {
    scripts.push(src);
    if (isMarked) return '';
    isMarked = true;
    return listMarker;
  });
  const list = `<script type="application/json" data-scripts>${JSON.stringify(scripts)}</script>`;
  return { html: without.replace(listMarker, list), ...(file && { file }) };
}

const chunkNames = /\s*<script\s+id="gatsby-chunk-mapping"\s*>(?<code>[^<]*)<\/script>\s*/;
const scriptTags = /<script src="([^"]+\.js)" async(?:="")?><\/script>/g;
const listMarker = '<!-- scripts -->';

/** Gatsby's wrapper elements with a `style` attribute. `src/theme/global.ts` has the same styles as rules. */
const styled =
  /(?<start><div\b[^>]*?) style="[^"]*"(?<end>[^>]*\bid="gatsby-focus-wrapper")|(?<announcer><div id="gatsby-announcer") style="[^"]*"/g;

/**
 * Removes Gatsby's `style` attributes from a page, because the policy has no 'unsafe-inline'. Idempotent.
 */
export function dropStyleAttributes(html: string): string {
  return html.replaceAll(
    styled,
    (_, start = '', end = '', announcer = '') => `${start}${end}${announcer}`,
  );
}
