/*
 * The cover of a case study moves from the clicked card to the top of the case study, in browsers with cross-document view transitions
 * (src/layout/document/head-components.tsx).
 */

/** For the picture of a card. */
export const cardCover = { '*:focus-within > &': { viewTransitionName: 'cover' } } as const;

/** For the cover on the case study itself, unless a card on this page was clicked. */
export const studyCover = {
  'html:not(:has(article:focus-within)) &': { viewTransitionName: 'cover' },
} as const;
