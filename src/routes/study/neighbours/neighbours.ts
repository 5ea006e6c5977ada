/** Returns the entries before and after one, and wraps around. */
export function neighbours<T extends { readonly slug: string }>(
  entries: readonly T[],
  slug: string,
): { previous: T | undefined; next: T | undefined } {
  const index = entries.findIndex((entry) => entry.slug === slug);
  if (index < 0 || entries.length < 2) return { previous: undefined, next: undefined };
  return { previous: entries.at(index - 1), next: entries[(index + 1) % entries.length] };
}
