import { graphql } from 'gatsby';
import { ButtonAnchor } from '../../../components/Button';
import { Columns, Container } from '../../../components/Container';
import { HeroSurface, HeroWords } from '../../../components/Hero';
import { Motif } from '../../../components/motif/Motif';
import { Photo } from '../../../components/Photo';
import { ruleAbove } from '../../../components/stitched';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Ground = chakra(HeroSurface, {
  base: {
    paddingTop: 'calc({sizes.header} + clamp(2rem, 5vw, 4.5rem))',
    paddingBottom: { base: '8', md: 'clamp(2rem, 4vw, 3.5rem)' },
  },
});
/* A cutout without a frame, larger than its column. It stays clear of the words. */
const CutOut = chakra('div', {
  base: {
    marginInline: { base: '-8%', md: 'calc({spacing.block} * -0.75) -30%' },
    marginBlock: '-8%',
  },
});
const Ornament = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    '& > .motif': { width: '100%' },
  },
});
const Claims = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'block',
    rowGap: '4',
    marginTop: { base: '8', md: 'block' },
    paddingTop: '6',
    ...ruleAbove,
  },
});
const Claim = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline' },
});
const Figure = chakra('span', {
  base: { textStyle: 'figure', color: 'var(--surface-accent)' },
});
const Label = chakra('span', { base: { textStyle: 'label' } });

/** The first screen of a product page, with its figures (docs/requirements.md#product-pages). */
export default function ProductHero({ product }: { product: Queries.ProductHeroFragment }) {
  const t = useMessages();
  const { hero, color, claims, example } = product;
  return (
    <Ground color={color}>
      <Container>
        <Columns gridTemplateColumns={{ md: '1.25fr 1fr' }} rowGap="8" alignItems="center">
          <div>
            <HeroWords words={hero}>
              <ButtonAnchor href="#plans">{t('product:seePlans')}</ButtonAnchor>
            </HeroWords>
          </div>
          {example.after ? (
            <CutOut>
              <Photo {...example.after} alt="" sizes="(min-width: 768px) 50vw, 92vw" eager />
            </CutOut>
          ) : (
            <Ornament>
              <Motif name="medallion" size={480} on={color} />
            </Ornament>
          )}
        </Columns>
        {claims.length > 0 && (
          <Claims>
            {claims.map(({ figure, label }) => (
              <Claim key={label}>
                <Figure>{figure}</Figure> <Label>{label}</Label>
              </Claim>
            ))}
          </Claims>
        )}
      </Container>
    </Ground>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProductHero on Product {
    color
    hero {
      badge
      headline
      blurb
    }
    claims {
      figure
      label
    }
    example {
      after {
        ...Photo
      }
    }
  }
`;
