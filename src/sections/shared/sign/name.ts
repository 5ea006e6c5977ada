import { visible } from '../../../forms/clean';

/** The most characters, as readers count them, that fit on the smallest thing. */
const longestName = 40;

/** Returns what fits of a name. */
export const fitting = (name: string): string => characters(name).slice(0, longestName).join('');

/**
 * Returns a name in one line without what could break the text around it: control characters, marks that turn its direction, and piles
 * of accents. Joiners stay, as Bengali, Hindi and emoji need them. A name of which nothing can be seen is none.
 */
export function tidy(text: string): string {
  const tidied = text
    .slice(0, 1000)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  return visible(tidied) && tidied;
}

/** Returns the characters of a text as readers count them. Firefox before 125 has no segmenter, so there they are code points. */
export function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  // eslint-disable-next-line compat/compat -- asked for above
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
