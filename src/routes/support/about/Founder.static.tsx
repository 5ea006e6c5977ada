import { graphql } from 'gatsby';
import { Columns, Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Portrait } from '../../../components/Portrait';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Figure = chakra('figure', { base: { display: 'grid', gap: '8' } });
const Quote = chakra('blockquote', {
  base: {
    fontSize: 'calc(clamp(1.375rem, 1rem + 1.6vw, 2.125rem) * var(--display-scale))',
    fontWeight: '600',
    WebkitTextStroke: 'var(--bold-stroke)',
    lineHeight: 'calc(var(--title-leading) * 1.12)',
    textWrap: 'pretty',
  },
});
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '5' } });
const Name = chakra('span', { base: { display: 'block', textStyle: 'title' } });
const Role = chakra('span', { base: { display: 'block', textStyle: 'small' } });

interface Props {
  founder: Queries.FounderFragment;
}

/** The founder, and the founder's reasons as a quote. */
export default function Founder({ founder }: Props) {
  const t = useMessages();
  const { name, role, quote, portrait } = founder;
  return (
    <Section id="founder" aria-labelledby="founder-title">
      <Container>
        <Columns gridTemplateColumns={{ lg: '1fr 1.9fr' }}>
          <Headline id="founder-title">{t('support:founderTitle')}</Headline>
          <Figure>
            <Quote>{quote}</Quote>
            <Caption>
              {portrait && <Portrait file={portrait} size="founder" />}
              <span>
                <Name>{name}</Name>
                <Role>{role}</Role>
              </span>
            </Caption>
          </Figure>
        </Columns>
      </Container>
    </Section>
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
