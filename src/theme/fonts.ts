import type { Script } from '../i18n/languages';

export interface FontStacks {
  text: string;
  /** The same families. Weight and stretch select the font file. */
  display: string;
  /** For text that visitors type. The built fonts have only the words of the site, so other words would mix fonts. */
  system: string;
}

/** The family of the whole fonts. Pages link its style sheets when they need them. */
export const wholeFamily = 'Whole';

/** For titles that visitors type. The built fonts have only the words of the site, so other words would mix fonts. */
export const wholeFonts = `${wholeFamily}, system-ui, sans-serif`;

/** The family of signs that the families of a script lack. */
const rare = 'Rare Characters';

const families: Record<Script, readonly string[]> = {
  latin: ['Anek Latin', rare],
  bengali: ['Anek Bangla', 'Anek Latin', rare],
  devanagari: ['Anek Devanagari', 'Anek Latin', rare],
  korean: byPage('Noto Sans KR'),
  japanese: byPage('Noto Sans JP'),
};

/**
 * Returns the fonts of one page first. The font of the whole language is last: browsers download it only for a character that no other
 * font has. Latin comes before Korean and Japanese, because their Latin letters do not match the design.
 */
function byPage(family: string): readonly string[] {
  return ['Anek Latin Page', `${family} Page`, rare, 'Anek Latin', family];
}

/** Returns the CSS `font-family` values of a script: built fonts, then system fonts with the same metrics (gatsby-plugin-subset-fonts). */
export function fontStacks(script: Script): FontStacks {
  const built = families[script];
  const fallbacks = built
    .filter((family) => family !== rare && !family.endsWith(' Page'))
    .flatMap((family) => [`${family} Fallback`, `${family} Fallback 2`]);
  const names = [...built, ...fallbacks].map((name) => `'${name}'`);
  const text = [...names, 'system-ui', 'sans-serif'].join(', ');
  return { text, display: text, system: script === 'latin' ? text : 'system-ui, sans-serif' };
}
