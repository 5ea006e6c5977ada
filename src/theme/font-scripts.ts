import type { Instance, ScriptFonts, SystemFont } from '../../plugins/gatsby-plugin-subset-fonts';
import type { Script } from '../i18n/languages';

/*
 * The fonts of each script, for gatsby-plugin-subset-fonts (docs/decisions/0004-fonts.md). `fonts.ts` names the same families in CSS.
 */

type Instances = ScriptFonts['instances'];

const text: Omit<Instance, 'weight'> = {
  name: 'text',
  axes: { wght: 400, wdth: 100 },
  features: ['rvrn', 'liga'],
};
/** Kerning weighs as much as the letters, so only Latin headlines have it. */
const bold: Omit<Instance, 'weight'> = {
  name: 'bold',
  axes: { wght: 800, wdth: 125 },
  features: ['rvrn', 'tnum'],
};

const latin: Instances = [
  { ...text, weight: '400 500', stretch: '100%' },
  { ...text, name: 'label', weight: '600 700', stretch: '100%', axes: { wght: 600, wdth: 100 } },
  { ...bold, weight: '800', stretch: '125%', features: ['rvrn', 'liga', 'tnum', 'kern'] },
];

/** Labels are the text with a stroke: a third cut would weigh 30 KB. */
const brahmic: Instances = [
  { ...text, weight: '400 599', stretch: '100%' },
  { ...bold, weight: '800', stretch: '125%' },
];

/** Labels are as bold as headlines, because pages have few other letters in them. */
const byPage: Instances = [
  { ...text, weight: '400 599' },
  { ...bold, weight: '600 800' },
];

const fileName = (family: string) => family.replaceAll(' ', '');
const regularNames = (family: string, file = fileName(family)) =>
  `${family},${family} Regular,${file}-Regular`;

/** Returns a font of Android with those of its styles. */
function android(name: string): SystemFont {
  return {
    regular: regularNames(name),
    bold: `${name} Bold,${fileName(name)}-Bold`,
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

const anek = '@fontsource-variable/anek';
const noto = '@fontsource/noto-sans';
const joiners = 'U+20,U+A0,U+200B-200D,U+20B9,U+25CC';
const anything = 'U+0-10FFFF';

/** The characters of a keyboard and typographic marks: on Latin pages, visitors type in the site's font. */
export const keyboard =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0©«»×·–—‘’“”…•€';

/** In the order in which they are searched for signs. */
export const fontScripts: Readonly<Record<Script, ScriptFonts>> = {
  latin: {
    family: 'Anek Latin',
    source: `${anek}-latin`,
    range: 'U+0-24F,U+1E00-22FF',
    instances: latin,
    stack: [{ script: 'latin' }],
    systemFonts: [arial, android('Roboto')],
    typed: keyboard,
    withinWords: true,
  },
  japanese: {
    family: 'Noto Sans JP',
    source: `${noto}-jp`,
    // Android and Linux have the same letters under this name.
    installed: regularNames('Noto Sans CJK JP', 'NotoSansCJKjp'),
    range: anything,
    instances: byPage,
    // The Japanese font sets dashes, quotes and dots as wide as its own characters.
    stack: [{ script: 'latin', range: 'U+0-24F,U+1E00-1EFF,U+20A0-22FF' }, { script: 'japanese' }],
    // Its characters are one em wide everywhere.
    systemFonts: [{ regular: kaku }],
    byPage: true,
  },
  bengali: {
    family: 'Anek Bangla',
    source: `${anek}-bangla`,
    range: `${joiners},U+900-9FF`,
    instances: brahmic,
    stack: [{ script: 'bengali' }, { script: 'latin' }],
    systemFonts: [android('Noto Sans Bengali'), { regular: bangla }],
    joins: true,
    figures: '০১২৩৪৫৬৭৮৯৳',
  },
  devanagari: {
    family: 'Anek Devanagari',
    source: `${anek}-devanagari`,
    range: `${joiners},U+900-97F,U+A8E0-A8FF`,
    instances: brahmic,
    stack: [{ script: 'devanagari' }, { script: 'latin' }],
    systemFonts: [android('Noto Sans Devanagari'), { regular: hindi }],
    joins: true,
    figures: '०१२३४५६७८९₹',
    centered: 'क',
  },
  korean: {
    family: 'Noto Sans KR',
    source: `${noto}-kr`,
    installed: regularNames('Noto Sans CJK KR', 'NotoSansCJKkr'),
    // All but Han, which it lacks. A page with one would fetch it in vain.
    range: 'U+0-33FF,U+A000-F8FF,U+FB00-10FFFF',
    instances: byPage,
    stack: [{ script: 'latin' }, { script: 'korean' }],
    systemFonts: [{ regular: gothic }],
    byPage: true,
  },
};
