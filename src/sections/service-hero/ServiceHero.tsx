import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Icon } from '../../components/Icon';
import { Motif, type MotifName } from '../../components/motif';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';

const Ground = chakra(
  'section',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      position: 'relative',
      overflow: 'clip',
      borderBottomRadius: 'cloth',
      paddingTop: 'calc({sizes.header} + clamp(2rem, 6vw, 5.5rem))',
      paddingBottom: { base: '0', md: 'clamp(3rem, 7vw, 6.5rem)' },
    },
  }),
);
const Words = chakra(
  'div',
  recipe({ base: { position: 'relative', maxWidth: { md: '56%', lg: '60%' } } }),
);
const Badge = chakra(
  'p',
  recipe({
    base: {
      display: 'inline-block',
      paddingInline: '4',
      paddingBlock: '1.5',
      marginBottom: '6',
      borderRadius: 'pill',
      border: '2px dashed currentColor',
      textStyle: 'label',
    },
  }),
);
const Headline = chakra('h1', recipe({ base: { textStyle: 'display' } }));
const Blurb = chakra(
  'p',
  recipe({ base: { textStyle: 'lead', marginTop: '6', marginBottom: '8', maxWidth: 'measure' } }),
);
/* Beside the words from 768 px, under them on a phone: a motif never runs behind text. */
const Figure = chakra(
  'div',
  recipe({
    base: {
      marginTop: { base: '10', md: '0' },
      height: { base: '11rem', md: 'auto' },
      position: { md: 'absolute' },
      top: { md: 'header' },
      bottom: { md: '0' },
      insetInlineEnd: { md: '0' },
      width: { md: 'min(38%, 44rem)' },
      '& svg': { width: '100%', height: '100%' },
    },
  }),
);

interface Props {
  service: Queries.ServiceHeroFragment;
  startLabel: string;
}

/** The first screen of a service page: what it is, for whom, and one button (spec §2, Service pages). */
export function ServiceHero({ service: { hero, colour, motif }, startLabel }: Props) {
  return (
    <Ground colour={colour as ClothColour}>
      <Container>
        <Words>
          <Badge>{hero.badge}</Badge>
          <Headline>{hero.headline}</Headline>
          <Blurb>{hero.blurb}</Blurb>
          <ButtonLink to="/support/contact-us">
            {startLabel}
            <Icon name="arrow" />
          </ButtonLink>
        </Words>
      </Container>
      <Figure>
        <Motif name={motif as MotifName} size={480} cover />
      </Figure>
    </Ground>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ServiceHero on Service {
    colour
    motif
    hero {
      badge
      headline
      blurb
    }
  }
`;
