/** The number of visible slides by minimum window width in pixels, widest first (docs/requirements.md#services-carousel). The columns of `Carousel.tsx` must agree. */
export const slidesInView = [
  { from: 1024, slides: 3 },
  { from: 768, slides: 2 },
] as const;

/** Returns the index of the last slide that can be the first visible one. */
export function lastFirst(total: number, inView: number): number {
  return Math.max(0, total - inView);
}

/** Returns how many dots there are (docs/requirements.md#services-carousel). */
export function dotCount(total: number, inView: number): number {
  return Math.ceil(total / inView);
}

/** Returns the first visible slide for a dot. */
export function slideOfDot(dot: number, total: number, inView: number): number {
  return Math.min(dot * inView, lastFirst(total, inView));
}

/** Returns the current dot: that of the first visible slide, or the last dot as soon as the last slide is visible. */
export function dotOfSlide(slide: number, total: number, inView: number): number {
  return slide >= lastFirst(total, inView)
    ? dotCount(total, inView) - 1
    : Math.floor(slide / inView);
}
