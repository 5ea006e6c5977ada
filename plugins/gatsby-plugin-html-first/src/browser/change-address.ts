/** What the browser refused to put into the address, and the address that it kept. */
interface Refused {
  wanted: URL;
  kept: string;
}

/** Inline scripts and React share it. */
type WithRefused = Window & { refusedAddress?: Refused | undefined };

/**
 * Changes the address without a navigation. WebKit refuses more than 100 changes in ten seconds. Then the page follows `currentSearch`,
 * and the address stays behind.
 */
export function changeAddress(
  way: 'pushState' | 'replaceState',
  wanted: URL,
  state: unknown = history.state,
): void {
  let refused: Refused | undefined;
  try {
    history[way](state, '', wanted);
  } catch {
    refused = { wanted, kept: location.href };
  }
  (window as WithRefused).refusedAddress = refused;
}

/** Returns the query of the page: that of the address, or a later one that the browser refused. */
export function currentSearch(): string {
  const { refusedAddress: refused } = window as WithRefused;
  return refused?.kept === location.href ? refused.wanted.search : location.search;
}
