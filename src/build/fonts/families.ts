import type { Script } from '../../i18n/languages';

/** Scripts whose letters join or change shape. Their fonts are subset by words, not by characters. */
export const isJoining = (script: Script) => script === 'bengali' || script === 'devanagari';

/** Scripts with so many characters that each page has its own fonts. */
export const isByPage = (script: Script) => script === 'korean' || script === 'japanese';

interface Family {
  /** The name in CSS. */
  family: string;
  /** The npm package. Of the variable ones every axis is pinned; the others have a file per weight. */
  source: string;
  /** The characters that it is used for, as CSS `unicode-range`. */
  range: string;
}

const anek = '@fontsource-variable/anek';
const noto = '@fontsource/noto-sans';
const joiners = 'U+20,U+A0,U+200B-200D,U+20B9,U+25CC';
const anything = 'U+0-10FFFF';

/** The families by script, in the order in which they are searched for signs. */
export const families: Readonly<Record<Script, Family>> = {
  latin: { family: 'Anek Latin', source: `${anek}-latin`, range: 'U+0-24F,U+1E00-22FF' },
  japanese: { family: 'Noto Sans JP', source: `${noto}-jp`, range: anything },
  bengali: { family: 'Anek Bangla', source: `${anek}-bangla`, range: `${joiners},U+900-9FF` },
  devanagari: {
    family: 'Anek Devanagari',
    source: `${anek}-devanagari`,
    range: `${joiners},U+900-97F,U+A8E0-A8FF`,
  },
  korean: { family: 'Noto Sans KR', source: `${noto}-kr`, range: anything },
};

/** An instance of a variable font and the CSS styles that use it. */
export interface Instance {
  name: 'text' | 'label' | 'bold' | 'others';
  weight: string;
  stretch?: string;
  axes: Readonly<Record<'wght' | 'wdth', number>>;
  /** OpenType features of Latin letters. Kerning weighs as much as the letters: only headlines have it. */
  features: readonly string[];
}

type Instances = readonly [Instance, ...Instance[]];

const text = { name: 'text', axes: { wght: 400, wdth: 100 }, features: ['rvrn', 'liga'] } as const;
const bold = { name: 'bold', axes: { wght: 800, wdth: 125 }, features: ['rvrn', 'tnum'] } as const;

/** Labels are the text with a stroke: a third cut would weigh 30 KB (docs/decisions/0004-fonts.md). */
const brahmic: Instances = [
  { ...text, weight: '400 599', stretch: '100%' },
  { ...bold, weight: '800', stretch: '125%' },
];

/** Labels are as bold as headlines, because pages have few other letters in them. */
const byPage: Instances = [
  { ...text, weight: '400 599' },
  { ...bold, weight: '600 800' },
];

/** The instances that the pages of a script use. */
export const instances: Readonly<Record<Script, Instances>> = {
  latin: [
    { ...text, weight: '400 500', stretch: '100%' },
    { ...text, name: 'label', weight: '600 700', stretch: '100%', axes: { wght: 600, wdth: 100 } },
    { ...bold, weight: '800', stretch: '125%', features: ['rvrn', 'liga', 'tnum', 'kern'] },
  ],
  bengali: brahmic,
  devanagari: brahmic,
  korean: byPage,
  japanese: byPage,
};

/** The instance for words and signs of other scripts. */
const others: Instance = {
  name: 'others',
  weight: '400 800',
  axes: { wght: 500, wdth: 100 },
  features: [],
};

/** A file of a family's package, in the instances that a page has of it. */
export interface Layer extends Family {
  script: Script;
  file: string;
  instances: Instances;
}

// A package's main file is called after its script.
const layer = (script: Script, own: Instances): Layer => ({
  ...families[script],
  ...{ script, file: script, instances: own },
});

/** Returns the families of a script, in the order of the stack (src/theme/fonts.ts). */
export function stackOf(script: Script): Layer[] {
  const [own, latin] = [layer(script, instances[script]), layer('latin', instances[script])];
  if (script === 'latin') return [latin];
  if (isJoining(script)) return [own, latin];
  // Japanese sets dashes, quotes and dots as wide as its own characters.
  const narrow = { ...latin, range: 'U+0-24F,U+1E00-1EFF,U+20A0-22FF' };
  return [script === 'japanese' ? narrow : latin, own];
}

/** Returns the families for what those of a script lack. Rare Latin letters stand within words, in every weight. */
export const othersOf = (script: Script): Layer[] =>
  (Object.keys(families) as Script[]).map((other) =>
    layer(other, other === 'latin' ? instances[script] : [others]),
  );

interface SystemFont {
  /** Full and PostScript names of its styles, which `local()` matches, by commas. */
  regular: string;
  bold?: string;
  /** The variable package whose letters are as wide. Without, only line metrics can be fitted. */
  twin?: string;
}

/** Returns a font of Android with those of its styles. */
function android(name: string): SystemFont {
  const file = name.replaceAll(' ', '');
  return {
    regular: `${name},${name} Regular,${file}-Regular`,
    bold: `${name} Bold,${file}-Bold`,
    twin: name.toLowerCase().replaceAll(' ', '-'),
  };
}

/** Windows, macOS and iOS have it, Linux one of its twins. */
const arial: SystemFont = {
  regular: 'Arial,ArialMT,Liberation Sans,Arimo',
  bold: 'Arial Bold,Arial-BoldMT,Liberation Sans Bold,Arimo Bold',
  twin: 'arimo',
};

const bangla = 'Nirmala UI,Kohinoor Bangla,KohinoorBangla-Regular,Bangla Sangam MN';
const hindi = 'Nirmala UI,Kohinoor Devanagari,KohinoorDevanagari-Regular,Mangal';
const gothic = 'Apple SD Gothic Neo,AppleSDGothicNeo-Regular,Malgun Gothic,Noto Sans CJK KR';
const kaku = 'Hiragino Sans W3,HiraginoSans-W3,Yu Gothic Medium,Meiryo,Noto Sans CJK JP';

/** System fonts that are shown until a family has loaded. */
export const systemFonts: Readonly<Record<Script, readonly SystemFont[]>> = {
  latin: [arial, android('Roboto')],
  bengali: [android('Noto Sans Bengali'), { regular: bangla }],
  devanagari: [android('Noto Sans Devanagari'), { regular: hindi }],
  korean: [{ regular: gothic }],
  // Its characters are one em wide everywhere.
  japanese: [{ regular: kaku }],
};
