/** Sets the width of the window and the preference for reduced motion, because jsdom has no media queries. */
export function openWindow({ width = 1440, still = false }: { width?: number; still?: boolean }) {
  const matches = (query: string) => {
    const from = /min-width: (\d+)px/.exec(query)?.[1];
    return from === undefined ? still && query.includes('reduce') : width >= Number(from);
  };
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
