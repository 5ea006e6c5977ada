/** The addresses of the files in `static/` that code names. `npm run check` reports each that is not there. */
export const servedFiles = {
  favicon: '/favicon.ico',
  scalableFavicon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  icon: '/icon-192.png',
  largeIcon: '/icon-512.png',
  maskableIcon: '/icon-maskable-512.png',
  /** Tells Chromium which links to prerender. */
  speculationRules: '/speculation-rules.json',
} as const;
