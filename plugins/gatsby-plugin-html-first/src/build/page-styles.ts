import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from '../browser/emotion';

/** The HTML of `FirstScreenEnd`. */
const firstScreenEnd = '<div data-first-screen-end=""></div>';

/**
 * Returns a style sheet as the text of a `<style>`, without tags that a value may have: an end tag would end it. To CSS, an escaped
 * character is the same.
 */
const styleText = (css: string) => css.replace(/<(?=[a-z/!])/gi, '\\3c ');

/** One text, as the security policy has a hash of each `<style>`. */
const asText = (styles: readonly { css: string }[]) =>
  styleText(styles.map(({ css }) => css).join(''));

/** Returns the Emotion cache for rendering one page, and a function that splits the page's styles. */
export function createPageStyles() {
  const cache = createStyleCache();
  // Created before rendering, because it makes the cache keep the inserted styles.
  const server = createEmotionServer(cache);

  return {
    cache,

    /**
     * Splits the styles of a page.
     * @returns `head`: the styles of the first screen. `html`: the page with the other styles after the first screen. Without a
     * `FirstScreenEnd`, all styles are in `head`.
     */
    arrange(html: string) {
      const all = server.extractCriticalToChunks(html).styles;
      const end = html.indexOf(firstScreenEnd);
      if (end < 0) return { head: asText(all), html };
      const first = server.extractCriticalToChunks(html.slice(0, end)).styles;
      const inHead = new Set(first.flatMap(({ ids }) => ids));
      const later = all.flatMap(({ ids }) => ids).filter((id) => !inHead.has(id));
      const css = later.map((id) => cache.inserted[id]).join('');
      const style = `<style>${styleText(css)}</style>`;
      const filled = firstScreenEnd.replace('></', () => `>${style}</`);
      return { head: asText(first), html: html.replace(firstScreenEnd, () => filled) };
    },
  };
}
