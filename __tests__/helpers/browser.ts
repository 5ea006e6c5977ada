/** Takes what the visitor's browser answers to media queries; jsdom has no answer of its own. */
export function answerMedia(matches: (query: string) => boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}

/** A window so many pixels wide, of a visitor who does or does not prefer less motion. */
export function openWindow({ width = 1440, still = false }: { width?: number; still?: boolean }) {
  answerMedia((query) => {
    const from = /min-width: (\d+)px/.exec(query)?.[1];
    return from === undefined ? still && query.includes('reduce') : width >= Number(from);
  });
}
