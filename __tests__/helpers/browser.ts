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

/** Gives elements the animations that jsdom does not have; gives a list of those that were started, with what was asked of them. */
export function watchAnimations() {
  const started: {
    frames: PropertyIndexedKeyframes;
    timing: KeyframeAnimationOptions;
    calls: string[];
  }[] = [];
  const animate = (frames: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions) => {
    const calls: string[] = [];
    started.push({ frames, timing, calls });
    const note = (call: string) => () => void calls.push(call);
    return {
      pause: note('pause'),
      play: note('play'),
      cancel: note('cancel'),
      finish: note('finish'),
    };
  };
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: animate });
  return started;
}
