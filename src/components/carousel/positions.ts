/** How many slides are in view from which width of the window in pixels, widest first (docs/requirements.md#services-carousel). */
export const slidesInView = [
  { from: 1024, slides: 3 },
  { from: 768, slides: 2 },
] as const;

/** Returns the last slide that may stand first in view. */
export function lastFirst(total: number, inView: number): number {
  return Math.max(0, total - inView);
}

/** Returns how many dots there are (docs/requirements.md#services-carousel). */
export function dotCount(total: number, inView: number): number {
  return Math.ceil(total / inView);
}

/** Returns the slide that a dot brings to the front of the view. */
export function slideOfDot(dot: number, total: number, inView: number): number {
  return Math.min(dot * inView, lastFirst(total, inView));
}

/** Returns the dot of the first slide in view: the last one as soon as the last slide is in view. */
export function dotOfSlide(slide: number, total: number, inView: number): number {
  return slide >= lastFirst(total, inView)
    ? dotCount(total, inView) - 1
    : Math.floor(slide / inView);
}
