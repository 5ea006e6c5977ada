import { defineTokens } from '@chakra-ui/react/styled-system';
import { wholeFonts } from './fonts';

/** Small distances in quarters of a rem: '4' is 1rem. */
const steps = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16].map((step) => [
    step,
    { value: `${step / 4}rem` },
  ]),
);

/** The brand colors. Only drawings outside the page need the values. Everything else uses the names. */
export const palette = {
  paper: '#FBF6EC',
  jute: '#EADFC8',
  ink: '#17130E',
  bark: '#5A5044',
  vermilion: '#D9361E',
  vermilionDeep: '#C22D16',
  marigold: '#F7A80D',
  indigo: '#262A7F',
  leaf: '#0C6B46',
  rose: '#F3B6C4',
  sky: '#BFE0E6',
} as const;

export type PaletteColor = keyof typeof palette;

/** Sizes and colors. Components use the semantic colors instead of these colors where they can. */
export const tokens = defineTokens({
  colors: Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, { value }])),
  fonts: {
    text: { value: 'var(--font-text)' },
    display: { value: 'var(--font-display)' },
    system: { value: 'var(--font-system)' },
    whole: { value: wholeFonts },
  },
  radii: {
    small: { value: '10px' },
    card: { value: '24px' },
    surface: { value: 'clamp(24px, 4vw, 48px)' },
    pill: { value: '999px' },
  },
  spacing: {
    ...steps,
    gap: { value: 'clamp(0.75rem, 1.6vw, 1.25rem)' },
    section: { value: 'clamp(2.5rem, 9vw, 8rem)' },
    block: { value: 'clamp(2rem, 4.5vw, 4rem)' },
  },
  sizes: {
    page: { value: 'clamp(82rem, 76vw, 94rem)' },
    measure: { value: '38rem' },
    header: { value: '4.5rem' },
    touch: { value: '2.75rem' },
  },
});
