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
 * Returns an Emotion cache. Server and browser use the same key, so that class names match. It knows the styles that the page has: Emotion
 * itself would move its tags, and the browser would recalculate all styles.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'n', stylisPlugins: [forOlder] });
  if (typeof document === 'undefined') return cache;
  for (const sheet of document.styleSheets)
    for (const id of namesIn(rulesOf(sheet))) cache.inserted[id] = true;
  return cache;
}

/** None for a sheet of another origin, such as an extension's, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}

function* namesIn(rules: Iterable<CSSRule>): Generator<string> {
  for (const rule of rules)
    if (rule instanceof CSSStyleRule)
      for (const [, name = ''] of rule.selectorText.matchAll(/\.n-(\w+)/g)) yield name;
    else if ('cssRules' in rule) yield* namesIn(rule.cssRules as CSSRuleList);
}
