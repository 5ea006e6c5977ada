import { graphql } from 'gatsby';
import { Headline } from '../../components/Heading';
import { Section } from '../../components/Section';
import { Surface } from '../../components/Surface';
import { TitledList } from '../../components/TitledList';

/** What the team knows about. */
export default function Expertise({ title, items }: Queries.ExpertiseFragment) {
  return (
    <Section id="expertise" aria-labelledby="expertise-title">
      <Surface color="jute" paddingBlock={{ base: '5', md: 'block' }}>
        <TitledList items={items} swiped>
          <Headline id="expertise-title">{title}</Headline>
        </TitledList>
      </Surface>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Expertise on ServiceExpertise {
    title
    items {
      title
      text
    }
  }
`;
