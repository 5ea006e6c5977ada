import { graphql } from 'gatsby';
import { Headline, Lead } from '../../../components/Heading';
import { Pill } from '../../../components/Pill';
import { Section } from '../../../components/Section';
import { Surface } from '../../../components/Surface';
import { TitledList } from '../../../components/TitledList';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

/* A long list scrolls by beside what it is about. */
const Intro = chakra('div', {
  base: { display: 'grid', gap: '4', position: { lg: 'sticky' }, top: { lg: '7rem' } },
});
const TechnologiesTitle = chakra('h3', { base: { textStyle: 'label', marginTop: '4' } });
const Technologies = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** The parts of a service, its technologies, and the team's expertise. */
export default function Offers({ service }: { service: Queries.OffersFragment }) {
  const t = useMessages();
  const { offers, technologies, expertise } = service;
  return (
    <>
      {expertise && (
        <Section id="expertise" aria-labelledby="expertise-title">
          <Surface color="jute" paddingBlock="block">
            <TitledList items={expertise.items}>
              <Intro>
                <Headline id="expertise-title">{expertise.title}</Headline>
              </Intro>
            </TitledList>
          </Surface>
        </Section>
      )}
      <Section id="offers" aria-labelledby="offers-title">
        <TitledList items={offers.items}>
          <Intro>
            <Headline id="offers-title">{offers.title}</Headline>
            {offers.text && <Lead>{offers.text}</Lead>}
            {technologies && (
              <>
                <TechnologiesTitle>{t('service:technologies')}</TechnologiesTitle>
                <Technologies>
                  {technologies.map((name) => (
                    <Pill as="li" key={name}>
                      {name}
                    </Pill>
                  ))}
                </Technologies>
              </>
            )}
          </Intro>
        </TitledList>
      </Section>
    </>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Offers on Service {
    technologies
    expertise {
      title
      items {
        title
        text
      }
    }
    offers {
      title
      text
      items {
        title
        text
      }
    }
  }
`;
