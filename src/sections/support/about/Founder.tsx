import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline } from '../../../components/Heading';
import { Motif } from '../../../motif';
import { Section } from '../../../components/Section';
import { cloth } from '../../../theme/recipes/cloth';
import { chakra } from '@chakra-ui/react/styled-system';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'center',
    gridTemplateColumns: { lg: '1fr 1.7fr' },
  },
});
const Cloth = chakra('div', {
  ...cloth,
  base: {
    ...cloth.base,
    display: 'grid',
    placeItems: 'center',
    aspectRatio: { base: '2', lg: '1' },
    overflow: 'hidden',
    borderRadius: 'cloth',
    '& svg': { width: 'min(88%, 24rem)', height: 'auto' },
  },
});
const Words = chakra('div', { base: { display: 'grid', gap: '6' } });
const Figure = chakra('figure', { base: { display: 'grid', gap: '6' } });
const Quote = chakra('blockquote', {
  base: {
    fontSize: 'calc(clamp(1.375rem, 1rem + 1.6vw, 2.125rem) * var(--display-scale))',
    fontWeight: '600',
    lineHeight: 'calc(var(--title-leading) * 1.12)',
    textWrap: 'pretty',
  },
});
const Name = chakra('span', { base: { display: 'block', textStyle: 'title' } });
const Role = chakra('span', { base: { display: 'block', textStyle: 'small' } });

/** Who founded the studio, and why, in their own words. */
export function Founder({ title, founder }: { title: string; founder: Queries.FounderFragment }) {
  return (
    <Section id="founder" labelledBy="founder-title">
      <Container>
        <Grid>
          <Cloth colour="indigo">
            <Motif name="medallion" size={384} />
          </Cloth>
          <Words>
            <Headline id="founder-title">{title}</Headline>
            <Figure>
              <Quote>{founder.quote}</Quote>
              <figcaption>
                <Name>{founder.name}</Name>
                <Role>{founder.role}</Role>
              </figcaption>
            </Figure>
          </Words>
        </Grid>
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
  }
`;
