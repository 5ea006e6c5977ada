import type { Script } from '../i18n/languages';
import { fontStacks } from './fonts';

const latin = {
  // Headline size relative to Latin. Square glyphs fill more of the line than Latin letters.
  '--display-scale': 1,
  '--display-tracking': '-0.03em',
  '--display-leading': 0.96,
  '--title-tracking': '-0.015em',
  '--title-leading': 1.12,
  '--text-leading': 1.5,
  '--label-leading': 1.25,
  // The width of a line around the letters of labels, for scripts without a bold text font.
  '--bold-stroke': '0',
  // Where lines of leads, of headlines and of text may break.
  '--lead-break': 'normal',
  '--headline-break': 'normal',
  'word-break': 'normal',
};

/** Custom properties and CSS properties of the root. */
type ScriptProperties = typeof latin;

/** Vowel signs and headline strokes need room above and below the letters. */
const brahmic: ScriptProperties = {
  ...latin,
  '--display-scale': 0.88,
  '--display-tracking': '0',
  '--display-leading': 1.22,
  '--title-tracking': '0',
  '--title-leading': 1.32,
  '--text-leading': 1.7,
  '--label-leading': 1.4,
};

/* The browser's own bold would make the sign in करें hollow. */
const indic: ScriptProperties = { ...brahmic, '--bold-stroke': '0.03em' };

const properties: Record<Script, ScriptProperties> = {
  latin,
  bengali: indic,
  devanagari: indic,
  korean: {
    ...brahmic,
    '--display-scale': 0.84,
    '--display-leading': 1.14,
    '--title-leading': 1.3,
    '--text-leading': 1.65,
    '--lead-break': 'keep-all',
    '--headline-break': 'keep-all',
    'word-break': 'keep-all',
  },
  japanese: {
    ...brahmic,
    '--display-scale': 0.8,
    '--display-leading': 1.18,
    '--title-leading': 1.35,
    '--text-leading': 1.75,
    // Text is set solid: whole phrases would leave holes in narrow columns. Leads on wide screens break between phrases where the browser
    // finds these. Headlines have them marked (src/fields/phrases.ts).
    '--lead-break': 'auto-phrase',
    '--headline-break': 'keep-all',
  },
};

/** Returns a CSS rule for the root, with the custom properties that text styles and fonts use. */
export function scriptCss(script: Script): string {
  const fonts = fontStacks(script);
  const declarations = {
    '--font-text': fonts.text,
    '--font-display': fonts.display,
    '--font-system': fonts.system,
    ...properties[script],
    // No line begins with a small kana or ー.
    'line-break': 'strict',
  };
  const rules = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
}
