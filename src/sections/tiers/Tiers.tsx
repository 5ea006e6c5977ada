import { graphql } from 'gatsby';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Section } from '../../components/Section';
import type { ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';
import { TierCard } from './TierCard';

const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      gap: { base: '8', lg: 'gap' },
      marginTop: 'block',
      gridTemplateColumns: { lg: '1fr 1.12fr 1fr' },
      alignItems: 'center',
      maxWidth: { base: '34rem', lg: 'none' },
    },
  }),
);

interface Props {
  tiers: Queries.TiersFragment;
  colour: ClothColour;
  strings: { popular: string; choose: string; chooseName: (tier: string) => string };
  /** Takes the slug of the tier whose button was pressed. */
  onChoose: (slug: string) => void;
}

/** The three packages of a service, the middle one recommended (spec §2, Service pages). */
export function Tiers({ tiers: { title, text, items }, colour, strings, onChoose }: Props) {
  return (
    <Section id="tiers" labelledBy="tiers-title">
      <Container>
        <Headline id="tiers-title">{title}</Headline>
        {text && <Lead marginTop="4">{text}</Lead>}
        <List>
          {items.map((tier, index) => (
            <TierCard
              key={tier.slug}
              tier={tier}
              colour={index === 1 ? colour : 'paper'}
              {...(index === 1 ? { badge: strings.popular } : {})}
              strings={strings}
              onChoose={onChoose}
            />
          ))}
        </List>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Tiers on TierTable {
    title
    text
    items {
      slug
      name
      text
      features
    }
  }
`;
