import { plain } from '../../../lib/phrases';

interface Entry {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Accents and case do not count: 'cafe' finds 'Café'. */
function folded(text: string): string {
  return plain(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Takes a question with its answer and what a visitor typed; tells whether every word of it occurs there. */
export function matches({ question, answer }: Entry, typed: string): boolean {
  const text = folded([question, ...answer].join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
