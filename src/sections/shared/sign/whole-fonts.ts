import type { Script } from '../../../i18n/languages';
import { wholeSheet } from '../../../../plugins/gatsby-plugin-subset-fonts/src/options';
import { withTimeout } from '../../../lib/with-timeout';
import { wholeFamily, wholeFonts } from '../../../theme/fonts';
import type { WidthOf } from './fit';
import { estimatedWidth, fontSize } from './widths';

/** The letters of each script with a whole font. Those of others have the device's font. */
const letters = new Map<Script, RegExp>([
  ['latin', /\p{Script=Latin}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['devanagari', /\p{Script=Devanagari}/u],
]);

const sheets = new Map<Script, Promise<void>>();

/** Loads the whole fonts of a text. Resolves also if they do not come in time, as the system's fonts stay then. Returns whether there are new ones. */
export async function loadWholeFonts(text: string): Promise<boolean> {
  const font = `800 1em ${wholeFamily}`;
  const scripts = [...letters.keys()].filter((script) => letters.get(script)?.test(text));
  await orElse(Promise.all(scripts.map(loadSheet)), []);
  if (document.fonts.check(font, text)) return false;
  const loaded = await orElse(document.fonts.load(font, text), []);
  return loaded.length > 0;
}

/** Milliseconds for a style sheet, and for the fonts of a text. */
const timeoutMs = 3000;

const orElse = <T>(promise: Promise<T>, otherwise: T): Promise<T> =>
  withTimeout(promise, timeoutMs).catch(() => otherwise);

function loadSheet(script: Script): Promise<void> {
  const loading = sheets.get(script) ?? addSheet(`/${wholeSheet(script)}`);
  sheets.set(script, loading);
  // The next letter asks for it again.
  loading.catch(() => sheets.delete(script));
  return loading;
}

function addSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}

/** Returns whether a text has emoji, or letters of a script that has no whole font. */
export function hasOtherLetters(text: string): boolean {
  return Array.from(text).some(
    (character) =>
      /\p{Extended_Pictographic}|\p{L}/u.test(character) &&
      ![...letters.values()].some((own) => own.test(character)),
  );
}

/** Returns a function that measures lines in the font of typed names, and remembers the results. A canvas needs no layout. */
export function measuredWidth(): WidthOf {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return estimatedWidth;
  context.font = `800 ${fontSize}px ${wholeFonts}`;
  // Where a browser lacks it, the font that is shown until ours has loaded is measured too narrow.
  context.fontStretch = 'expanded';
  const known = new Map<string, number>();
  return (line) => {
    const width = known.get(line) ?? context.measureText(line).width / fontSize;
    known.set(line, width);
    return width;
  };
}
