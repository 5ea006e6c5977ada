/** The two halves of a request target, both still percent-encoded. */
export interface RequestTarget {
  pathname: string;
  /** Without the question mark. */
  query: string;
}

/**
 * Splits a request target at its first question mark. Not by `new URL`, which would read
 * `//name/path` as another host and resolve `..` before the preview can refuse it.
 */
export function parseTarget(target: string): RequestTarget {
  const [pathname = '/', ...query] = target.split('?');
  return { pathname, query: query.join('?') };
}
