import createCache, { type EmotionCache } from '@emotion/cache';

/** Attribute of the tag that holds the styles a page came with: the names of its classes. */
export const servedStyles = 'data-served-styles';

/** Gives a style cache; server and browser use the same key, so that classes have the same names. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css' });
}

/**
 * Gives the browser's style cache, which knows the styles the page came with. They stay where they are: Emotion's own way is
 * to move their tags, and the browser then works out the style of every element again.
 */
export function takeOverStyles(): EmotionCache {
  const cache = createStyleCache();
  for (const tag of document.querySelectorAll(`style[${servedStyles}]`)) {
    for (const name of tag.getAttribute(servedStyles)?.split(' ') ?? [])
      cache.inserted[name] = true;
  }
  return cache;
}
