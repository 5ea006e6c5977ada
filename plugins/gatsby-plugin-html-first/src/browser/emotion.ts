import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** Properties that supported browsers need with a prefix: Safari, and Chrome before 120 for masks. */
const prefixed =
  /^(mask|user-select|text-size-adjust|text-decoration|appearance|hyphens|box-decoration-break|print-color-adjust|backdrop-filter)/;

/** Fallbacks for the oldest supported browsers. */
const fallbacks: readonly (readonly [RegExp, (declaration: string) => string])[] = [
  // Safari before 16.
  [/^overflow(-[xy])?:clip$/, (declaration) => declaration.replace('clip', 'hidden')],
  // Chrome before 108.
  [/\d[ds]vh\b/, (declaration) => declaration.replace(/(?<number>\d)[ds]vh\b/g, '$<number>vh')],
];

/** Emotion's own prefixer supports browsers of ten years ago and costs every page 0.5 kB. */
const forOlder: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const { value } = element;
  const plain = value.replace(/;$/, '');
  const fallback = fallbacks.find(([unknown]) => unknown.test(plain));
  if (prefixed.test(value)) element.return = `-webkit-${value}${value}`;
  else if (fallback) element.return = `${fallback[1](plain)};${value}`;
};

/**
 * Returns an Emotion cache. Server and browser use the same key, so that class names match. The names of the styles in the page come from
 * `style[data-styles]`: Emotion would move its own tags, and the browser would recalculate all styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n', stylisPlugins: [forOlder] });
  if (typeof document === 'undefined') return cache;
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-styles]'))
    for (const id of dataset['styles']?.split(' ') ?? []) cache.inserted[id] = true;
  return cache;
}
