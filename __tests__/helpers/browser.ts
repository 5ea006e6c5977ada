/** A window so many pixels wide, of a visitor who does or does not prefer less motion; jsdom answers no media queries itself. */
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
