/**
 * The styles that stand in the middle of a page (src/components/OpeningEnd.tsx) would go with it, while Emotion counts on what a
 * page brought: they stay in the head. The file is in the browser's cache.
 */
export function keepLaterStyles(): void {
  for (const link of document.querySelectorAll('[data-opening-end] > link')) {
    document.head.append(link.cloneNode());
  }
}
