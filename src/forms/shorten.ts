/** The most characters of an address: what web servers accept, and what mail programs on Windows do. */
export const longestUrl = { chat: 8000, mail: 2000 } as const;

/** Returns the text, or its start with an ellipsis if it takes more characters than `room` in an address. */
export function shorten(text: string, room: number): string {
  const characters = Array.from(text);
  const inUrl = (start: string) =>
    new URLSearchParams([['', start]]).toString().replaceAll('+', '%20').length;
  let count = characters.length;
  if (inUrl(text) <= room) return text;
  while (inUrl(`${characters.slice(0, count).join('')}…`) > room) count = Math.floor(count * 0.9);
  return `${characters.slice(0, count).join('')}…`;
}
