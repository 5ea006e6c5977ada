import type { Script } from '../../i18n/languages';
import type { Axes } from './harfbuzz';
import { isJoining } from './scripts';

/** A cut of a family: a file's place in the design space and the styles that CSS gets from it. */
export interface Cut {
  /** Part of the file's name. */
  name: string;
  weight: string;
  stretch?: string;
  axes: Axes;
  features?: readonly string[];
  /** The grid to draw it on, where a coarser one than the family's is fine enough. */
  unitsPerEm?: number;
  /** Where system fonts are fitted to it. */
  fitted: readonly FittedStyle[];
}

export interface FittedStyle {
  weight: string;
  stretch?: string;
  axes: Readonly<Record<string, number>>;
}

/** Weights at which the bold cut takes over. In Japanese only headlines have it: a second cut of all labels would be too heavy. */
function weights(script: Script): { text: string; bold: string } {
  return script === 'japanese'
    ? { text: '400 799', bold: '800' }
    : { text: '400 599', bold: '600 800' };
}

// Without fractions, which the site does not set and which would bring a third more glyphs.
const latinFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

const regular = { wght: 400, wdth: 100 };
const expanded = { wght: 800, wdth: 125 };

const variable: Cut = {
  name: 'variable',
  weight: '400 800',
  stretch: '100% 125%',
  axes: { wght: [400, 800], wdth: [100, 125] },
  features: latinFeatures,
  fitted: [
    { weight: '400 599', stretch: '100%', axes: regular },
    { weight: '600 800', stretch: '100%', axes: { wght: 700, wdth: 100 } },
    { weight: '600 800', stretch: '125%', axes: expanded },
  ],
};

function fixed(name: string, weight: string, axes: FittedStyle['axes']): Cut {
  return { name, weight, axes, fitted: [{ weight, axes }] };
}

/** What Latin letters are set in on pages of a script (docs/decisions/0004-fonts.md). */
export function latinCuts(script: Script): readonly Cut[] {
  if (script === 'latin') return [variable];
  // Kerning weighs as much as the letters; a few words among another script can do without.
  const features = latinFeatures.filter((feature) => feature !== 'kern');
  const { text, bold } = weights(script);
  return [
    { ...fixed('text', text, regular), features },
    { ...fixed('bold', bold, expanded), features },
  ];
}

/** What a script of its own is set in: two fixed cuts, lighter together than one that varies. */
export function scriptCuts(script: Exclude<Script, 'latin'>): readonly Cut[] {
  const { text, bold } = weights(script);
  if (isJoining(script)) return [fixed('text', text, regular), fixed('bold', bold, expanded)];
  // Body text is small: nobody sees a grid of 250 in it, and it compresses a fifth better than the family's 1,000.
  return [
    { ...fixed('text', text, { wght: regular.wght }), unitsPerEm: 250 },
    { ...fixed('bold', bold, { wght: expanded.wght }), unitsPerEm: 500 },
  ];
}

/** What a few words of other scripts are set in: the names of languages. */
export function foreignCut(script: Script): Cut {
  const hasWidth = script !== 'korean' && script !== 'japanese';
  const axes = hasWidth ? { wght: 500, wdth: 100 } : { wght: 500 };
  return { name: 'names', weight: '400 800', axes, fitted: [] };
}
