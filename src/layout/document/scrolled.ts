/** Pixels after which the header becomes solid (docs/requirements.md#timing). */
export const scrollThreshold = 50;

/** Keeps `data-scrolled` of the page up to date. The header needs it before other scripts have loaded. */
export function noteScrolling(): void {
  const note = () => {
    const { dataset } = document.documentElement;
    if (window.scrollY > scrollThreshold) dataset['scrolled'] = '';
    else delete dataset['scrolled'];
  };
  // In the next frame: reading `scrollY` now would force a layout.
  requestAnimationFrame(note);
  addEventListener('scroll', note, { passive: true });
}
