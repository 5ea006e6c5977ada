/*
 * The cover of a case study travels from the card whose link was followed to the top of the study, in browsers with view
 * transitions between documents (src/browser/document.tsx).
 */

/** For the picture of a card. */
export const cardCover = { '*:focus-within > &': { viewTransitionName: 'cover' } } as const;

/** For the study's own cover, unless a card on its page leads to the next one. */
export const studyCover = {
  'html:not(:has(article:focus-within)) &': { viewTransitionName: 'cover' },
} as const;
