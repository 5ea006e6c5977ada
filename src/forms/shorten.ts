import { encodeForUrl } from '../lib/chat';
import { cut } from '../lib/cut';

/** The most characters of an address: what web servers accept, and what mail programs on Windows do. */
export const longestUrl = { chat: 8000, mail: 2000 } as const;

/** Returns the text, or its start with an ellipsis if it takes more characters than `room` in an address. */
export function shorten(text: string, room: number): string {
  let short = text;
  for (let length = text.length; encodeForUrl(short).length > room;) {
    length = Math.floor(length * 0.9);
    short = `${cut(text, length)}…`;
  }
  return short;
}
