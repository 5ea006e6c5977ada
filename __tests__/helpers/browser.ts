/**
 * Sets the width of the window, the text size of the browser and the preference for reduced motion, because jsdom has no media queries.
 */
export function openWindow({
  width = 1440,
  textSize = 16,
  still = false,
}: {
  width?: number;
  textSize?: number;
  still?: boolean;
}) {
  const matches = (query: string) => {
    const from = /min-width: (\d+)rem/.exec(query)?.[1];
    return from === undefined
      ? still && query.includes('reduce')
      : width >= Number(from) * textSize;
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
