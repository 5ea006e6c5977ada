import { graphql } from 'gatsby';
import { Carousel, type Slide } from '../carousel/Carousel';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import type { Contact } from '../../../layout/shell';
import { chakra } from '@chakra-ui/react/styled-system';
import { OtherIndustry } from './OtherIndustry';

const Head = chakra('div', {
  base: { display: 'grid', gap: '5', marginBottom: { base: '6', md: '10' } },
});
/*
 * A patchwork of any number of patches. Each row is filled: the last one by the patch for other industries. A patch is never narrower
 * than its longest word. The cycles of 3 and 4 make widths differ from row to row.
 */
const Quilt = chakra('div', {
  base: {
    overflow: { md: 'hidden' },
    borderRadius: { md: 'surface' },
    display: { md: 'flex' },
    flexWrap: 'wrap',
    '& > div > ul > li, & > div:last-of-type': {
      md: {
        display: 'flex',
        flex: '1 1 max(26%, 14rem)',
        minWidth: 'auto',
        maxWidth: '100%',
        minHeight: { md: '16rem', lg: '18.5rem' },
      },
    },
    '& > div > ul > li:nth-of-type(3n)': { flexGrow: '2' },
    '& > div > ul > li:nth-of-type(4n + 1), & > div:last-of-type': { flexGrow: '3' },
  },
});

interface Props {
  contact: Contact;
  slides: readonly Slide[];
  /** The names of the industries. */
  names: readonly string[];
  /** The same in English. */
  english: readonly string[];
}

/** The industries as a patchwork, or as a carousel on phones. Without one, nothing, as there are no others either. */
export function Industries({ contact, slides, names, english }: Props) {
  const t = useMessages();
  if (slides.length === 0) return null;
  return (
    <Section id="industries" aria-labelledby="industries-title">
      <Container>
        <Head data-reveal="">
          <Headline id="industries-title">{t('home:industriesTitle')}</Headline>
          <Lead>{t('home:industriesText')}</Lead>
        </Head>
        <Quilt data-reveal="">
          <Carousel phoneOnly labelledBy="industries-title" slides={slides} />
          <OtherIndustry contact={contact} names={names} english={english} />
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
    trade
  }
`;
