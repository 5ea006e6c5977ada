import { graphql } from 'gatsby';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { TitledList } from '../../../components/TitledList';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Technologies } from './Technologies';

/* A long list scrolls by beside what it is about. */
const Intro = chakra('div', {
  base: { display: 'grid', gap: '4', position: { lg: 'sticky' }, top: { lg: '7rem' } },
});
const Ground = chakra('div', {
  ...surface,
  base: { ...surface.base, borderRadius: 'surface', paddingBlock: 'block' },
});

interface Props {
  service: Queries.OffersFragment;
  strings: { technologies: string };
}

/** The parts of a service, its technologies, and the team's expertise. */
export default function Offers({ service: { offers, technologies, expertise }, strings }: Props) {
  return (
    <>
      {expertise && (
        <Section id="expertise" labelledBy="expertise-title">
          <Ground color="jute">
            <TitledList items={expertise.items}>
              <Intro>
                <Headline id="expertise-title">{expertise.title}</Headline>
              </Intro>
            </TitledList>
          </Ground>
        </Section>
      )}
      <Section id="offers" labelledBy="offers-title">
        <TitledList items={offers.items}>
          <Intro>
            <Headline id="offers-title">{offers.title}</Headline>
            {offers.text && <Lead>{offers.text}</Lead>}
            {technologies && <Technologies title={strings.technologies} names={technologies} />}
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
