/*
 * In forced colors (high contrast on Windows), the browser replaces colors and removes backgrounds. What only a background shows gets an
 * edge. Buttons and chosen controls have theirs in global.ts.
 */

const forced = '@media (forced-colors: active)';

/** For what looks like a button, or stands above the page, by its background alone. */
export const forcedEdge = { [forced]: { border: '2px solid ButtonText' } } as const;

/** For a ground that looks like a card by its background alone. */
export const forcedCard = { [forced]: { border: '1px solid CanvasText' } } as const;

/** For a line that is a masked background. */
export const forcedLine = {
  [forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
} as const;

/** For colors that say something by themselves. */
export const ownColors = { [forced]: { forcedColorAdjust: 'none' } } as const;
