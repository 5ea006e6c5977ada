import { plain } from '../../../lib/phrases';

interface Entry {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Ignores accents and case: 'cafe' finds 'Café'. */
function folded(text: string): string {
  return plain(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Returns whether a question or its answer contains every word of a search. */
export function matches({ question, answer }: Entry, typed: string): boolean {
  const text = folded([question, ...answer].join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
