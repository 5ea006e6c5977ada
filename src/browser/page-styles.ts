import createEmotionServer from '@emotion/server/create-instance';
import { createStyleCache } from './emotion';

/** How `FirstScreenEnd` is drawn. */
const firstScreenEnd = '<div hidden="" data-first-screen-end=""></div>';

/** Returns the style cache to render one page with, and what sorts the styles that the page then has. */
export function createPageStyles() {
  const cache = createStyleCache();
  // Before anything is drawn: it has the cache keep what it inserts.
  const server = createEmotionServer(cache);

  return {
    cache,

    /**
     * Sorts the styles of a page's HTML.
     * @returns those of its first screen, for its head, under the names of all styles, by which Emotion knows what a page has; and the
     * HTML with all others where its first screen ends. A page without such a place has all in its head.
     */
    arrange(html: string) {
      const all = server.extractCriticalToChunks(html).styles;
      const end = html.indexOf(firstScreenEnd);
      if (end < 0) return { head: all, html };
      const first = server.extractCriticalToChunks(html.slice(0, end)).styles;
      const inHead = new Set(first.flatMap(({ ids }) => ids));
      const later = all.flatMap(({ ids }) => ids).filter((id) => !inHead.has(id));
      const head = first.map(({ key, ids, css }) => ({
        key,
        ids: key === cache.key ? [...ids, ...later] : ids,
        css,
      }));
      const style = `<style>${later.map((id) => cache.inserted[id]).join('')}</style>`;
      const filled = firstScreenEnd.replace('></', () => `>${style}</`);
      return { head, html: html.replace(firstScreenEnd, () => filled) };
    },
  };
}
