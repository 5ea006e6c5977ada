/** How many slides are in view from which width of the window in pixels, widest first (docs/requirements.md#services-carousel). */
export const slidesInView = [
  { from: 1024, slides: 3 },
  { from: 768, slides: 2 },
] as const;

/** Takes the number of slides and of those in view; gives the last slide that may stand first in view. */
export function lastFirst(total: number, inView: number): number {
  return Math.max(0, total - inView);
}

/** Takes the number of slides and of those in view; gives how many dots there are (docs/requirements.md#services-carousel). */
export function dotCount(total: number, inView: number): number {
  return Math.ceil(total / inView);
}

/** Takes a dot, from 0; gives the slide it brings to the front of the view. */
export function slideOfDot(dot: number, total: number, inView: number): number {
  return Math.min(dot * inView, lastFirst(total, inView));
}

/** Takes the first slide in view; gives the dot that stands for it: the last one as soon as the last slide is in view. */
export function dotOfSlide(slide: number, total: number, inView: number): number {
  return slide >= lastFirst(total, inView)
    ? dotCount(total, inView) - 1
    : Math.floor(slide / inView);
}
