import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './emotion';

/** How `OpeningEnd` is drawn. */
const openingEnd = '<div hidden="" data-opening-end=""></div>';

/** Gives the style cache to render one page with, and what sorts the styles that the page then has. */
export function createPageStyles() {
  const cache = createStyleCache();
  // Before anything is drawn: it has the cache keep what it inserts.
  const server = createEmotionServer(cache);

  return {
    cache,

    /**
     * Takes the page's HTML; gives the styles that belong into its head, and the HTML with all others where its first screen ends.
     * A page without such a place has all in its head.
     */
    arrange(html: string) {
      const all = server.extractCriticalToChunks(html).styles;
      const end = html.indexOf(openingEnd);
      if (end < 0) return { head: all, html };
      const head = server.extractCriticalToChunks(html.slice(0, end)).styles;
      const first = new Set(head.flatMap(({ ids }) => ids));
      const ids = all.flatMap((styles) => styles.ids).filter((id) => !first.has(id));
      const css = ids.map((id) => cache.inserted[id]).join('');
      // In the attribute Emotion looks for what a page has already.
      const later = `<style data-emotion="${[cache.key, ...ids].join(' ')}">${css}</style>`;
      const filled = openingEnd.replace('></', () => `>${later}</`);
      return { head, html: html.replace(openingEnd, () => filled) };
    },
  };
}
