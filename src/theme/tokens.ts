import { defineTokens } from '@chakra-ui/react/styled-system';

/** Small distances by quarters of a rem: '4' is 1rem. */
const steps = Object.fromEntries(
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 16].map((step) => [
    step,
    { value: `${step / 4}rem` },
  ]),
);

/** The palette of the brand (design: Colour); components use the semantic names made of it. */
export const tokens = defineTokens({
  colors: {
    paper: { value: '#FBF6EC' },
    jute: { value: '#EADFC8' },
    ink: { value: '#17130E' },
    bark: { value: '#5A5044' },
    vermilion: { value: '#D9361E' },
    vermilionDeep: { value: '#C22D16' },
    marigold: { value: '#F7A80D' },
    indigo: { value: '#262A7F' },
    leaf: { value: '#0C6B46' },
    rose: { value: '#F3B6C4' },
    sky: { value: '#BFE0E6' },
  },
  fonts: {
    text: { value: 'var(--font-text)' },
    display: { value: 'var(--font-display)' },
    system: { value: 'var(--font-system)' },
  },
  radii: {
    small: { value: '10px' },
    card: { value: '24px' },
    cloth: { value: 'clamp(24px, 4vw, 48px)' },
    pill: { value: '999px' },
  },
  spacing: {
    ...steps,
    gap: { value: 'clamp(0.75rem, 1.6vw, 1.25rem)' },
    section: { value: 'clamp(4rem, 9vw, 8.5rem)' },
    block: { value: 'clamp(2rem, 4.5vw, 4rem)' },
  },
  sizes: {
    page: { value: '82rem' },
    measure: { value: '38rem' },
    header: { value: '4.5rem' },
    touch: { value: '2.75rem' },
  },
  durations: {
    quick: { value: '180ms' },
    calm: { value: '300ms' },
  },
});
