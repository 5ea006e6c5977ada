import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Photo } from '../../../components/Photo';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Picture = chakra('div', {
  base: { aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 'surface' },
});
const Words = chakra('div', { base: { display: 'grid', gap: '6' } });
const Figure = chakra('figure', { base: { display: 'grid', gap: '6' } });
const Quote = chakra('blockquote', {
  base: {
    fontSize: 'calc(clamp(1.375rem, 1rem + 1.6vw, 2.125rem) * var(--display-scale))',
    fontWeight: '600',
    WebkitTextStroke: 'var(--bold-stroke)',
    lineHeight: 'calc(var(--title-leading) * 1.12)',
    textWrap: 'pretty',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'title' } });
const Role = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** The studio's workplace, its founder, and the founder's reasons as a quote. */
export default function Founder({ founder, workplace }: Queries.FounderFragment) {
  const t = useMessages();
  return (
    <Section id="founder" aria-labelledby="founder-title">
      <Container>
        <Columns alignItems="center" gridTemplateColumns={{ lg: '1fr 1fr' }}>
          <Picture>
            <Photo src={workplace.src} alt={workplace.alt} sizes="(min-width: 1024px) 46vw, 92vw" />
          </Picture>
          <Words>
            <Headline id="founder-title">{t('support:founderTitle')}</Headline>
            <Figure>
              <Quote>{founder.quote}</Quote>
              <figcaption>
                <Name>{founder.name}</Name>
                <Role>{founder.role}</Role>
              </figcaption>
            </Figure>
          </Words>
        </Columns>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Founder on Studio {
    founder {
      name
      role
      quote
    }
    workplace {
      alt
      src {
        ...Photo
      }
    }
  }
`;
