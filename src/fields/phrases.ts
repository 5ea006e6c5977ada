// The main file of the package loads a DOM, which these two files do not need.
import { model } from 'budoux/dist/data/models/ja';
import { Parser } from 'budoux/dist/parser';
import type { Language } from '../i18n/languages';
import { phraseBreak } from '../lib/phrases';

const parser = new Parser(model);

/** Words that the model splits wrongly. */
const unbreakable = ['聞かせ', '問い合わせ', '切り抜', '連絡方法', 'お願いする', '見た目', '顔'];

/** Returns whether a break there would split one of these words or a bracket. */
function splitsWord(index: number, text: string): boolean {
  const words = [...unbreakable, ...(text.match(/\{\{\w+\}\}/g) ?? [])];
  return words.some((word) => {
    const start = text.lastIndexOf(word, index - 1);
    return start >= 0 && start < index && index < start + word.length;
  });
}

/**
 * Inserts zero-width spaces between the phrases of a headline in scripts without spaces. Otherwise lines break between any two letters,
 * except in Chromium. They stay in the data: src/components/Phrases.tsx shows them as `<wbr>`.
 */
export function phrased(text: string, { script }: Language): string {
  if (script !== 'japanese') return text;
  const boundaries = parser.parseBoundaries(text).filter((boundary) => !splitsWord(boundary, text));
  return [0, ...boundaries].map((start, i) => text.slice(start, boundaries[i])).join(phraseBreak);
}

/** Returns whether the field or string at a path is shown as a headline. Titles for search engines are not. */
export function isHeadline(path: readonly string[]): boolean {
  if (path.some((name) => /seo/i.test(name))) return false;
  return /(^|[a-z])(title|headline|question|quote)$/i.test(path.at(-1) ?? '');
}
