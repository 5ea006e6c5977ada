/** Calls back when one of the media queries changes, if the browser tells. Returns a function that ends it. */
export function followMedia(queries: readonly string[], onChange: () => void): () => void {
  const lists: Partial<MediaQueryList>[] = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener?.('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener?.('change', onChange);
  };
}
