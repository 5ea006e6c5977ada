// The package's entry would load a whole DOM, which these two files do not need.
import { model } from 'budoux/dist/data/models/ja';
import { Parser } from 'budoux/dist/parser';
import type { Language } from '../i18n/languages';
import { phraseBreak } from '../lib/phrases';

const parser = new Parser(model);

/** Words that the model cuts in two. */
const whole = ['聞かせ', '問い合わせ', '切り抜', '連絡方法', 'お願いする', '顔'];

/** An editor's sign that two letters stay together. */
const joiner = '\u2060';

/** Returns whether a break there would tear a word or a bracket of ours apart. */
function tears(place: number, text: string): boolean {
  if (text[place - 1] === joiner || text[place] === joiner) return true;
  const held = [...whole, ...(text.match(/\{\{\w+\}\}/g) ?? [])];
  return held.some((word) => {
    const start = text.lastIndexOf(word, place - 1);
    return start >= 0 && start < place && place < start + word.length;
  });
}

/**
 * Returns the headline with a sign between phrases where the script has no spaces, so that lines break there alone: such text otherwise
 * breaks between any two letters, and browsers beside Chromium know no better.
 */
export function phrased(text: string, { script }: Language): string {
  if (script !== 'japanese') return text;
  const places = parser.parseBoundaries(text).filter((place) => !tears(place, text));
  return [0, ...places].map((place, i) => text.slice(place, places[i])).join(phraseBreak);
}

/** Returns whether a field or string is shown as a headline. */
export const isHeadline = (name: string): boolean =>
  /(^|[a-z])(title|headline|question)$/i.test(name) && !/seo/i.test(name);
