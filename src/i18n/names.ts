/** Returns what follows the prefix in each key and its text, in their order. */
export function namesUnder(
  strings: Readonly<Record<string, string>>,
  beginning: string,
): [string, string][] {
  return Object.entries(strings)
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, name]) => [key.slice(beginning.length), name]);
}
