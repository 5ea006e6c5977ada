import { graphql } from 'gatsby';
import { Carousel } from '../../../components/carousel/Carousel';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { carouselStrings } from '../carousel-strings';
import { OtherIndustry } from './OtherIndustry';
import { IndustryCard } from './IndustryCard';

const Head = chakra('div', {
  base: { display: 'grid', gap: '5', marginBottom: { base: '6', md: '10' } },
});
/* A patchwork of three widths: rows of 5-3-4, 3-5-4 and 4-3-5 columns. */
const Quilt = chakra('div', {
  base: {
    overflow: { md: 'hidden' },
    borderRadius: { md: 'surface' },
    display: { md: 'grid' },
    gridTemplateColumns: { md: 'repeat(2, 1fr)', lg: 'repeat(12, 1fr)' },
    '& li': {
      display: 'grid',
      gridColumn: { lg: 'span 4' },
      '&:nth-of-type(1), &:nth-of-type(5)': { gridColumn: { lg: 'span 5' } },
      '&:nth-of-type(2), &:nth-of-type(4), &:nth-of-type(8)': { gridColumn: { lg: 'span 3' } },
    },
  },
});

interface Props {
  industries: readonly Queries.IndustryFragment[];
  /** The data of the inquiry dialog. */
  inquiry: Queries.InquiryFragment;
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** The industries as a patchwork, or as a carousel on phones. */
export function Industries({ industries, inquiry, number }: Props) {
  const t = useMessages();
  return (
    <Section id="industries" labelledBy="industries-title">
      <Container>
        <Head data-reveal="">
          <Headline id="industries-title">{t('home:industriesTitle')}</Headline>
          <Lead>{t('home:industriesText')}</Lead>
        </Head>
        <Quilt data-reveal="">
          <Carousel
            phoneOnly
            labelledBy="industries-title"
            strings={carouselStrings(t, number)}
            slides={industries.map((industry) => ({
              key: industry.slug,
              content: <IndustryCard industry={industry} />,
            }))}
          />
          <OtherIndustry data={inquiry} />
        </Quilt>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Industry on Industry {
    slug
    title
    text
    examples
    color
  }
`;
