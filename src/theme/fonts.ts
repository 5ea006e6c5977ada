import type { Script } from '../i18n/languages';

export interface FontStacks {
  text: string;
  /** The same families: weight and stretch choose the cut. */
  display: string;
  /** For what visitors type, where the built fonts, holding only the site's own words, would break letters apart. */
  system: string;
}

const families: Record<Script, readonly string[]> = {
  latin: ['Anek Latin'],
  bengali: ['Anek Bangla', 'Anek Latin'],
  devanagari: ['Anek Devanagari', 'Anek Latin'],
  // Latin first: these two have letters of their own that do not match. And first of all what is cut for the page alone.
  korean: ['Anek Latin Page', 'Noto Sans KR Page', 'Anek Latin', 'Noto Sans KR'],
  japanese: ['Anek Latin Page', 'Noto Sans JP Page', 'Anek Latin', 'Noto Sans JP'],
};

/** Takes a script; gives its CSS `font-family` values: built fonts, then the visitor's in their measures (src/gatsby/fonts). */
export function fontStacks(script: Script): FontStacks {
  const built = families[script];
  const fallbacks = built
    .filter((family) => !family.endsWith(' Page'))
    .flatMap((family) => [`${family} Fallback`, `${family} Fallback 2`]);
  const names = [...built, 'Other Scripts', ...fallbacks].map((name) => `'${name}'`);
  const text = [...names, 'system-ui', 'sans-serif'].join(', ');
  return { text, display: text, system: script === 'latin' ? text : 'system-ui, sans-serif' };
}
