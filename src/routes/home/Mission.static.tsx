import { graphql } from 'gatsby';
import { Columns, Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Portrait } from '../../components/Portrait';
import { Quilt } from '../../motif';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Words = chakra('div', { base: { display: 'grid', gap: '5', alignContent: 'start' } });
const Figure = chakra('figure', { base: { display: 'grid', gap: '8' } });
const Quote = chakra('blockquote', {
  base: {
    fontFamily: 'display',
    fontSize: 'calc(clamp(1.625rem, 1rem + 2.4vw, 3rem) * var(--display-scale))',
    fontWeight: '600',
    WebkitTextStroke: 'var(--bold-stroke)',
    lineHeight: 'calc(var(--title-leading) * 1.08)',
    letterSpacing: 'var(--title-tracking)',
    textWrap: 'pretty',
    color: 'var(--surface-accent)',
  },
});
const Caption = chakra('figcaption', { base: { display: 'flex', alignItems: 'center', gap: '5' } });
const Name = chakra('span', { base: { display: 'block', textStyle: 'title' } });
const Role = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** The mission, with a quote of the founder. */
export default function Mission({ founder }: { founder: Queries.MissionFragment }) {
  const t = useMessages();
  return (
    <Section id="mission" aria-labelledby="mission-title">
      <Surface color="indigo" overflow="clip" paddingBlock="2.25rem">
        <Quilt />
        <Container>
          <Columns
            alignItems="stretch"
            gridTemplateColumns={{ lg: '5fr 7fr' }}
            paddingBlock="clamp(3rem, 6vw, 6rem)"
          >
            <Words data-reveal="">
              <Headline id="mission-title">{t('home:missionTitle')}</Headline>
              <Lead>{t('home:missionText')}</Lead>
            </Words>
            <Figure data-reveal="">
              <Quote>{founder.quote}</Quote>
              <Caption>
                {founder.portrait && <Portrait file={founder.portrait} size="founder" />}
                <span>
                  <Name>{founder.name}</Name>
                  <Role>{founder.role}</Role>
                </span>
              </Caption>
            </Figure>
          </Columns>
        </Container>
        <Quilt />
      </Surface>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Mission on StudioFounder {
    name
    role
    quote
    portrait {
      publicURL
    }
  }
`;
