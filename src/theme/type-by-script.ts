import type { Script } from '../i18n/languages';
import { fontStacks } from './fonts';

interface ScriptSetting {
  /** Headline size relative to Latin. Square glyphs fill more of the line than Latin letters. */
  scale: number;
  tracking: string;
  titleTracking: string;
  display: number;
  title: number;
  text: number;
  label: number;
  labelSize: string;
  /** The width of a line around the letters of labels, for scripts without a bold text font. */
  boldStroke: string;
  /** Where lines of text, of leads and of headlines may break. */
  wordBreak: string;
  leadBreak: string;
  headlineBreak: string;
}

const latin: ScriptSetting = {
  scale: 1,
  tracking: '-0.03em',
  titleTracking: '-0.015em',
  display: 0.96,
  title: 1.12,
  text: 1.5,
  label: 1.25,
  labelSize: '0.9375rem',
  boldStroke: '0',
  wordBreak: 'normal',
  leadBreak: 'normal',
  headlineBreak: 'normal',
};

/** Vowel signs and headline strokes need room above and below the letters. */
const brahmic: ScriptSetting = {
  ...latin,
  scale: 0.88,
  tracking: '0',
  titleTracking: '0',
  display: 1.22,
  title: 1.32,
  text: 1.7,
  label: 1.4,
};

/* The browser's own bold would make the sign in करें hollow. */
const indic: ScriptSetting = { ...brahmic, labelSize: '1rem', boldStroke: '0.03em' };

const settings: Record<Script, ScriptSetting> = {
  latin,
  bengali: indic,
  devanagari: indic,
  korean: {
    ...brahmic,
    scale: 0.84,
    display: 1.14,
    title: 1.3,
    text: 1.65,
    wordBreak: 'keep-all',
    leadBreak: 'keep-all',
    headlineBreak: 'keep-all',
  },
  japanese: {
    ...brahmic,
    scale: 0.8,
    display: 1.18,
    title: 1.35,
    text: 1.75,
    // Text is set solid: whole phrases would leave holes in narrow columns. Leads on wide screens break between phrases where the browser
    // finds these. Headlines have them marked (src/content/phrases.ts).
    leadBreak: 'auto-phrase',
    headlineBreak: 'keep-all',
  },
};

/** Returns a CSS rule for the root, with the custom properties that text styles and fonts use. */
export function scriptCss(script: Script): string {
  const setting = settings[script];
  const fonts = fontStacks(script);
  const properties = {
    '--font-text': fonts.text,
    '--font-display': fonts.display,
    '--font-system': fonts.system,
    '--display-scale': setting.scale,
    '--display-tracking': setting.tracking,
    '--display-leading': setting.display,
    '--title-tracking': setting.titleTracking,
    '--title-leading': setting.title,
    '--text-leading': setting.text,
    '--label-leading': setting.label,
    '--label-size': setting.labelSize,
    '--bold-stroke': setting.boldStroke,
    '--lead-break': setting.leadBreak,
    '--headline-break': setting.headlineBreak,
    'word-break': setting.wordBreak,
    // No line begins with a small kana or ー.
    'line-break': 'strict',
  };
  const rules = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
}
