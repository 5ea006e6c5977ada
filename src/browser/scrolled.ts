/** How far, in pixels, a page is scrolled before the header becomes solid (docs/requirements.md#timing). */
export const scrollThreshold = 50;

/** Notes on the page whether it is scrolled past the threshold, now and from now on: the header shows it before any other script has come. */
export function noteScrolling(): void {
  const note = () => {
    const { dataset } = document.documentElement;
    if (window.scrollY > scrollThreshold) dataset['scrolled'] = '';
    else delete dataset['scrolled'];
  };
  // With the next frame, which lays the page out in any case: to ask now would do it in between.
  requestAnimationFrame(note);
  addEventListener('scroll', note, { passive: true });
}
