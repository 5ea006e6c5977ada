import type { Script } from '../../i18n/languages';

/** Scripts whose letters join and change shape with their neighbours: a font for them must know whole words. */
export type JoiningScript = 'bengali' | 'devanagari';

export const isJoining = (script: Script): script is JoiningScript =>
  script === 'bengali' || script === 'devanagari';

/** Scripts of so many characters that each page gets fonts of its own. */
export const isByPage = (script: Script) => script === 'korean' || script === 'japanese';

export interface Family {
  script: Script;
  /** The name in CSS. */
  family: string;
  /** The npm package. Of the variable ones every axis is pinned; the others have a file per weight. */
  source: string;
  /** The file of the package that has the script. */
  file: string;
  /** What of a text is looked for in it, as CSS `unicode-range`. */
  range: string;
}

const family = (script: Script, name: string, source: string, file: string, range: string) => ({
  script,
  family: name,
  source,
  file,
  range,
});

const anek = '@fontsource-variable/anek';
const noto = '@fontsource/noto-sans';
const joiners = 'U+20,U+A0,U+200B-200D,U+20B9,U+25CC';

/** Every character. */
export const anything = 'U+0-10FFFF';

/** The families by script (design: Type). */
export const families: Readonly<Record<Script, Family>> = {
  latin: family('latin', 'Anek Latin', `${anek}-latin`, 'latin', 'U+0-24F,U+1E00-22FF'),
  bengali: family('bengali', 'Anek Bangla', `${anek}-bangla`, 'bengali', `${joiners},U+900-9FF`),
  devanagari: family(
    'devanagari',
    'Anek Devanagari',
    `${anek}-devanagari`,
    'devanagari',
    `${joiners},U+900-97F,U+A8E0-A8FF`,
  ),
  korean: family('korean', 'Noto Sans KR', `${noto}-kr`, 'korean', anything),
  japanese: family('japanese', 'Noto Sans JP', `${noto}-jp`, 'japanese', anything),
};

/** Takes a page's script; gives its families in the order of the stack (src/theme/fonts.ts). */
export function familiesOf(script: Script): Family[] {
  const { latin, [script]: own } = families;
  if (script === 'latin') return [latin];
  if (isJoining(script)) return [own, latin];
  // Japanese sets dashes, quotes and dots as wide as its own characters.
  const narrow = { ...latin, range: 'U+0-24F,U+1E00-1EFF,U+20A0-22FF' };
  return [script === 'japanese' ? narrow : latin, own];
}

/** A cut of a family: a place in its design space and the styles that CSS gets from it. */
export interface Cut {
  name: 'text' | 'label' | 'bold' | 'others';
  weight: string;
  stretch?: string;
  axes: Readonly<Record<'wght' | 'wdth', number>>;
  /** OpenType features of Latin letters. Kerning weighs as much as the letters: only headlines have it. */
  features: readonly string[];
}

const regular = { wght: 400, wdth: 100 };
const expanded = { wght: 800, wdth: 125 };
const text = { name: 'text', axes: regular, features: ['rvrn', 'liga'] } as const;
const bold = { name: 'bold', axes: expanded, features: ['rvrn', 'tnum'] } as const;

const two = (light: string, heavy: string): Cut[] => [
  { ...text, weight: light },
  { ...bold, weight: heavy },
];

/** The cuts that a script's pages are set in. */
export const cuts: Readonly<Record<Script, readonly Cut[]>> = {
  latin: [
    { ...text, weight: '400 500', stretch: '100%' },
    { ...text, name: 'label', weight: '600 700', stretch: '100%', axes: { wght: 700, wdth: 100 } },
    { ...bold, weight: '800', stretch: '125%', features: ['rvrn', 'liga', 'tnum', 'kern'] },
  ],
  bengali: two('400 599', '600 800'),
  devanagari: two('400 599', '600 800'),
  // A second cut of every label would be too heavy: only headlines are bold.
  korean: two('400 799', '800'),
  japanese: two('400 799', '800'),
};

/** What a few words and signs of other scripts are set in. */
export const othersCut: Cut = {
  name: 'others',
  weight: '400 800',
  axes: { wght: 500, wdth: 100 },
  features: [],
};

interface SystemFont {
  suffix: string;
  /** Full and PostScript names of the regular and the bold style, which `local()` matches, by commas. */
  regular: string;
  bold: string;
  /** A package's file whose letters are as wide as the system's. Without, only line metrics can be fitted. */
  twin?: Pick<Family, 'source' | 'file'>;
}

const measured = (suffix: string, regular: string, bold: string, name: string, file: string) => ({
  suffix,
  regular,
  bold,
  twin: { source: `@fontsource-variable/${name}`, file },
});

const droid = (script: string, label: string) =>
  measured(
    'Fallback',
    `Noto Sans ${label},Noto Sans ${label} Regular,NotoSans${label}-Regular`,
    `Noto Sans ${label} Bold,NotoSans${label}-Bold`,
    `noto-sans-${script}`,
    script,
  );

const unmeasured = (suffix: string, names: string) => ({ suffix, regular: names, bold: names });

// Windows, macOS and iOS have Arial, Linux one of its twins.
const arial = 'Arial,ArialMT,Liberation Sans,Arimo';
const arialBold = 'Arial Bold,Arial-BoldMT,Liberation Sans Bold,Arimo Bold';
const roboto = 'Roboto,Roboto Regular,Roboto-Regular';
const bangla = 'Nirmala UI,Kohinoor Bangla,KohinoorBangla-Regular,Bangla Sangam MN';
const hindi = 'Nirmala UI,Kohinoor Devanagari,KohinoorDevanagari-Regular,Mangal';
const gothic = 'Apple SD Gothic Neo,AppleSDGothicNeo-Regular,Malgun Gothic,Noto Sans CJK KR';
const kaku = 'Hiragino Sans W3,HiraginoSans-W3,Yu Gothic Medium,Meiryo,Noto Sans CJK JP';

/** Fonts of the visitor's system that stand in until a family has arrived. */
export const systemFonts: Readonly<Record<Script, readonly SystemFont[]>> = {
  latin: [
    measured('Fallback', arial, arialBold, 'arimo', 'latin'),
    measured('Fallback 2', roboto, 'Roboto Bold,Roboto-Bold', 'roboto', 'latin'),
  ],
  bengali: [droid('bengali', 'Bengali'), unmeasured('Fallback 2', bangla)],
  devanagari: [droid('devanagari', 'Devanagari'), unmeasured('Fallback 2', hindi)],
  korean: [unmeasured('Fallback', gothic)],
  // Its characters are one em wide everywhere.
  japanese: [unmeasured('Fallback', kaku)],
};
