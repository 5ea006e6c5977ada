import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** Headlines are extra-bold and expanded. Size, leading and tracking depend on the script. */
const headline = {
  fontFamily: 'display',
  fontWeight: '800',
  fontStretch: '125%',
  lineHeight: 'var(--display-leading)',
  letterSpacing: 'var(--display-tracking)',
  textWrap: 'balance',
  wordBreak: 'var(--headline-break)',
} as const;

const scaled = (size: string) => `calc(${size} * var(--display-scale))`;

/* At fewer than 16 px, screens without a fine resolution lose the dots of i in bold. */
const label = {
  fontSize: '1rem',
  fontWeight: '700',
  lineHeight: 'var(--label-leading)',
  WebkitTextStroke: 'var(--bold-stroke)',
} as const;

export const textStyles = defineTextStyles({
  poster: { value: { ...headline, fontSize: scaled('clamp(2.75rem, 1.1rem + 7vw, 7rem)') } },
  display: { value: { ...headline, fontSize: scaled('clamp(2.375rem, 1.3rem + 4.6vw, 5.25rem)') } },
  headline: { value: { ...headline, fontSize: scaled('clamp(2rem, 1.3rem + 2.9vw, 3.75rem)') } },
  title: {
    value: {
      ...headline,
      lineHeight: 'var(--title-leading)',
      letterSpacing: 'var(--title-tracking)',
      // Larger than the text below it in every script.
      fontSize: `max(1.1875rem, ${scaled('clamp(1.25rem, 1.1rem + 0.65vw, 1.625rem)')})`,
    },
  },
  figure: { value: { ...headline, fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)' } },
  lead: {
    value: {
      fontSize: 'clamp(1.125rem, 1.02rem + 0.5vw, 1.375rem)',
      lineHeight: 'var(--text-leading)',
      textWrap: 'pretty',
      wordBreak: { lg: 'var(--lead-break)' },
    },
  },
  body: { value: { fontSize: '1.0625rem', lineHeight: 'var(--text-leading)', textWrap: 'pretty' } },
  small: {
    value: { fontSize: '0.9375rem', lineHeight: 'var(--text-leading)', textWrap: 'pretty' },
  },
  label: { value: label },
});
