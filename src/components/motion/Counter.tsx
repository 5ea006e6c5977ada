import { chakra } from '@chakra-ui/react/styled-system';
import { keyframes } from '@emotion/react';

/** Milliseconds between the first paint and counting (docs/requirements.md#hero). */
const countDelay = 500;

/**
 * Counting needs an integer that CSS can animate. `--count-clock` is 0s everywhere and never set: where a browser does not register
 * properties, an animation that names it is invalid, so the final number stays.
 */
export const counterCss =
  "@property --count{syntax:'<integer>';inherits:false;initial-value:0}" +
  "@property --count-clock{syntax:'<time>';inherits:false;initial-value:0s}";

const whileCounting = (name: string) => ({
  '@media screen and (prefers-reduced-motion: no-preference)': {
    animation: `${name} calc(var(--seconds) + var(--count-clock)) ${countDelay}ms var(--steps) backwards`,
  },
});
const count = keyframes({ from: { '--count': '0' } });
const hide = keyframes({ 'from, to': { opacity: 0 } });
const show = keyframes({ 'from, to': { visibility: 'visible' } });

const Host = chakra('span', {
  base: { position: 'relative', display: 'inline-block', fontVariantNumeric: 'tabular-nums' },
});
/* It keeps the width, and is what is read, found and printed. */
const Final = chakra('span', { base: whileCounting(hide) });
const Running = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineEnd: '0',
    visibility: 'hidden',
    ...whileCounting(show),
    _before: {
      '--count': 'var(--end)',
      counterReset: 'count var(--count)',
      content: 'counter(count, var(--digits)) var(--suffix)',
      ...whileCounting(count),
    },
  },
});

interface Props {
  value: number;
  seconds: number;
  /** The final number in the language of the page, with its suffix. */
  text: string;
  suffix: string;
  /** The CSS counter style of its digits. Without one, it does not count. */
  digits: string | undefined;
}

/** A number that counts up, by CSS. Its text is the final number. */
export function Counter({ value, seconds, text, suffix, digits }: Props) {
  if (!digits) return text;
  const clock = {
    '--end': value,
    '--seconds': `${seconds}s`,
    '--steps': `steps(${Math.max(1, Math.abs(value))})`,
    '--digits': digits,
    '--suffix': JSON.stringify(suffix),
  };
  return (
    <Host css={clock}>
      <Final>{text}</Final>
      <Running aria-hidden="true" />
    </Host>
  );
}
