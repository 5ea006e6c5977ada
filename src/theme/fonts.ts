import type { Script } from '../i18n/languages';

export interface FontStacks {
  text: string;
  /** The same families: weight and stretch choose the cut. */
  display: string;
  /** For what visitors type, where the built fonts, holding only the site's own words, would break letters apart. */
  system: string;
}

/** Words and signs that the families of a script lack. */
const others = 'Other Scripts';

const families: Record<Script, readonly string[]> = {
  latin: ['Anek Latin', others],
  bengali: ['Anek Bangla', 'Anek Latin', others],
  devanagari: ['Anek Devanagari', 'Anek Latin', others],
  korean: byPage('Noto Sans KR'),
  japanese: byPage('Noto Sans JP'),
};

/**
 * First what is cut for the page alone, last the language's own, which would be fetched to look for any other letter.
 * Latin before the rest: these two have letters of their own that do not match.
 */
function byPage(family: string): readonly string[] {
  return ['Anek Latin Page', `${family} Page`, others, 'Anek Latin', family];
}

/** Returns the CSS `font-family` values of a script: built fonts, then the visitor's in their measures (src/build/fonts). */
export function fontStacks(script: Script): FontStacks {
  const built = families[script];
  const fallbacks = built
    .filter((family) => family !== others && !family.endsWith(' Page'))
    .flatMap((family) => [`${family} Fallback`, `${family} Fallback 2`]);
  const names = [...built, ...fallbacks].map((name) => `'${name}'`);
  const text = [...names, 'system-ui', 'sans-serif'].join(', ');
  return { text, display: text, system: script === 'latin' ? text : 'system-ui, sans-serif' };
}
