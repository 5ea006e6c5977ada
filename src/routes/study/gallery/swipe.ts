/** Distance of a swipe in pixels. */
const least = 48;

/** Returns 1 for the next picture, -1 for the one before, 0 for neither. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < least || Math.abs(dx) < 1.5 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
