/** Returns pairs of key and text for all keys that begin with `beginning`. The returned keys are without it. */
export function namesUnder(
  strings: Readonly<Record<string, string>>,
  beginning: string,
): [string, string][] {
  return Object.entries(strings)
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, name]) => [key.slice(beginning.length), name]);
}
