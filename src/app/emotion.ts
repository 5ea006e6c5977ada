import createCache, { type EmotionCache } from '@emotion/cache';

/** Gives the style cache; server and browser use the same key, so that styles are not inserted twice. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}
