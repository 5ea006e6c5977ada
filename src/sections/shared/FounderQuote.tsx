import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';

const Figure = chakra('figure', { base: { display: 'grid', gap: '8' } });
const Quote = chakra('blockquote', {
  base: {
    fontWeight: '600',
    WebkitTextStroke: 'var(--bold-stroke)',
    textWrap: 'pretty',
    wordBreak: 'var(--headline-break)',
  },
  variants: {
    size: {
      large: {
        fontFamily: 'display',
        fontSize: 'calc(clamp(1.625rem, 1rem + 2.4vw, 3rem) * var(--display-scale))',
        lineHeight: 'calc(var(--title-leading) * 1.08)',
        letterSpacing: 'var(--title-tracking)',
        color: 'var(--surface-accent)',
      },
      small: {
        fontSize: 'calc(clamp(1.375rem, 1rem + 1.6vw, 2.125rem) * var(--display-scale))',
        lineHeight: 'calc(var(--title-leading) * 1.12)',
      },
    },
  },
});
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '5' } });
/* In pixels, as a picture need not grow with the text. */
const Portrait = chakra('img', {
  base: {
    flex: 'none',
    width: 'clamp(104px, 72px + 8vw, 160px)',
    aspectRatio: '1',
    borderRadius: 'pill',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'title' } });
const Role = chakra('span', { base: { display: 'block', textStyle: 'small' } });

interface Props extends ComponentProps<typeof Figure> {
  founder: Queries.FounderFragment;
  size: 'large' | 'small';
}

/** A quote of the founder, with portrait, name and role. `large` is for a surface. */
export function FounderQuote({ founder, size, ...figure }: Props) {
  const { name, role, quote, portrait } = founder;
  return (
    <Figure {...figure}>
      <Quote size={size}>
        <Phrases>{quote}</Phrases>
      </Quote>
      <Caption>
        {portrait && <Portrait src={portrait.publicURL ?? ''} alt="" loading="lazy" />}
        <span>
          <Name>{name}</Name>
          <Role>{role}</Role>
        </span>
      </Caption>
    </Figure>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Founder on StudioFounder {
    name
    role
    quote
    portrait {
      publicURL
    }
  }
`;
