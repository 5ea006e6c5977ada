import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Container } from '../../components/Container';
import { Body, Headline, Lead, Title } from '../../components/Heading';
import { Section } from '../../components/Section';
import { cloth } from '../../theme/recipes/cloth';
import { ruleAbove } from '../../components/stitched';
import { chakra, recipe } from '../../theme/styled';
import { Technologies } from './Technologies';

const Grid = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: 'block',
      gridTemplateColumns: { lg: '0.8fr 1.4fr' },
      alignItems: 'start',
    },
  }),
);
const Intro = chakra(
  'div',
  recipe({ base: { display: 'grid', gap: '4', position: { lg: 'sticky' }, top: { lg: '7rem' } } }),
);
const List = chakra(
  'ul',
  recipe({
    base: {
      display: 'grid',
      columnGap: 'block',
      rowGap: '8',
      gridTemplateColumns: { sm: '1fr 1fr' },
    },
  }),
);
const Item = chakra(
  'li',
  recipe({
    base: { display: 'grid', gap: '2', paddingTop: '4', ...ruleAbove },
  }),
);
const Field = chakra(
  'div',
  recipe({ ...cloth, base: { ...cloth.base, borderRadius: 'cloth', paddingBlock: 'block' } }),
);

interface Props {
  service: Queries.OffersFragment;
  strings: { technologies: string };
}

/** What a service consists of, what it is built with, and what its people know (spec §2, Page specifics). */
export function Offers({ service: { offers, technologies, expertise }, strings }: Props) {
  return (
    <>
      {expertise && (
        <Section id="expertise" labelledBy="expertise-title">
          <Field colour="jute">
            <Block id="expertise-title" title={expertise.title} items={expertise.items} />
          </Field>
        </Section>
      )}
      <Section id="offers" labelledBy="offers-title">
        <Block id="offers-title" title={offers.title} text={offers.text} items={offers.items}>
          {technologies && <Technologies title={strings.technologies} names={technologies} />}
        </Block>
      </Section>
    </>
  );
}

interface BlockProps {
  id: string;
  title: string;
  text?: string | null;
  items: readonly { readonly title: string; readonly text: string }[];
  children?: ReactNode;
}

function Block({ id, title, text, items, children }: BlockProps) {
  return (
    <Container>
      <Grid>
        <Intro>
          <Headline id={id}>{title}</Headline>
          {text && <Lead>{text}</Lead>}
          {children}
        </Intro>
        <List>
          {items.map((item) => (
            <Item key={item.title}>
              <Title>{item.title}</Title>
              <Body>{item.text}</Body>
            </Item>
          ))}
        </List>
      </Grid>
    </Container>
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
