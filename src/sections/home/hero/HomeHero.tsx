import { graphql } from 'gatsby';
import { ButtonAnchor, Buttons } from '../../../components/Button';
import { Container } from '../../../components/Container';
import { Icon } from '../../../components/Icon';
import { Motif } from '../../../components/motif/Motif';
import { Section } from '../../../components/Section';
import { sewOutward } from '../../../components/motion/sew';
import { useMessages } from '../../../i18n/useMessages';
import { GetStarted } from '../../../layout/GetStarted';
import { chakra } from '@chakra-ui/react/styled-system';
import { accented } from './colored-words';
import { Counters } from './Counters';
import { Highlights } from './Highlights';
import { Needle } from './Needle';
import { Phrases } from '../../../components/Phrases';
import { ruleAbove } from '../../../components/stitched';
import { lowWindow } from '../../../theme/low-window';

const Root = chakra(Section, {
  base: {
    // The width of the figure on wide screens.
    '--figure': 'clamp(18rem, 41.5vw, 38.5rem)',
    paddingTop: '{sizes.header}',
    paddingBottom: '0',
    overflowX: 'clip',
  },
});
const Stage = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    alignItems: { md: 'center' },
    // The text never overlaps the figure.
    gridTemplateColumns: { md: 'minmax(0, 1fr) calc(var(--figure) - 0.85 * var(--gutter))' },
    minHeight: { md: 'clamp(28rem, 43.5vw, 40rem)' },
    paddingTop: { base: '3', md: '0' },
  },
});
const Words = chakra('div', {
  base: { paddingBlock: { md: '2rem' }, paddingInlineEnd: { md: '6' } },
});
/* Smaller than other page titles, as the figure is beside it. */
const Tagline = chakra('h1', {
  base: {
    textStyle: 'poster',
    md: { fontSize: 'calc(clamp(2.75rem, 8.2vw - 0.6rem, 7rem) * var(--display-scale))' },
  },
});
const Accent = chakra('span', { base: { color: 'accent' } });
const Text = chakra('p', {
  base: { textStyle: 'lead', maxWidth: '34rem', marginTop: { base: '4', md: '6' } },
});
/* On phones, the bar at the bottom of the screen already has Get Started, except in a low window. */
const Start = chakra('span', {
  base: { display: { base: 'none', md: 'grid' }, [lowWindow]: { display: 'grid' } },
});
/* On phones, the upper half shows. Beside the text, it extends beyond the page edge. */
const Figure = chakra('div', {
  base: {
    position: { base: 'relative', md: 'absolute' },
    top: { md: '50%' },
    insetInlineEnd: { md: 'calc(-0.85 * var(--gutter))' },
    width: { base: 'calc(100% + 2 * var(--gutter))', md: 'var(--figure)' },
    height: { base: 'min(9.5rem, 42vw)', md: 'auto' },
    marginTop: { base: '7', md: '0' },
    marginInline: { base: 'calc(-1 * var(--gutter))', md: '0' },
    overflow: { base: 'hidden', md: 'visible' },
    transform: { md: 'translateY(-50%)' },
    pointerEvents: 'none',
    // Only the figure moves (docs/requirements.md#hero). The text is the largest contentful paint.
    '& > .motif': { width: { base: '92%', md: '100%' }, marginInline: 'auto', ...sewOutward },
  },
});
const Foot = chakra('div', {
  base: {
    ...ruleAbove,
    display: 'grid',
    gap: { base: '6', lg: 'block' },
    alignItems: 'center',
    gridTemplateColumns: { lg: '5fr 7fr' },
    paddingTop: '6',
    background: 'ground',
  },
});

/** The first screen of the home page. */
export function HomeHero({ counters, highlights }: Queries.HomeHeroFragment) {
  const t = useMessages();
  const title = accented(t('common:heroTitle'), t('home:heroAccent'));
  return (
    <Root aria-labelledby="hero-title">
      <Container>
        <Stage>
          <Words>
            <Tagline id="hero-title">
              <Phrases>{title.before}</Phrases>
              <Accent>
                <Phrases>{title.accent}</Phrases>
              </Accent>
              <Phrases>{title.after}</Phrases>
            </Tagline>
            <Text>{t('common:heroDescription')}</Text>
            <Buttons marginTop={{ base: '5', md: '8' }}>
              <Start>
                <GetStarted path="/">
                  {t('common:getStarted')}
                  <Icon name="arrow" />
                </GetStarted>
              </Start>
              <ButtonAnchor variant="stitched" href="#services">
                {t('common:exploreServices')}
              </ButtonAnchor>
            </Buttons>
          </Words>
          <Figure>
            <Motif name="medallion" size={720} on="paper" eager />
          </Figure>
          <Needle />
        </Stage>
        <Foot>
          <Counters counters={counters} />
          <Highlights highlights={highlights} />
        </Foot>
      </Container>
    </Root>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment HomeHero on Studio {
    counters {
      key
      value
      suffix
      seconds
    }
    highlights {
      title
      text
    }
  }
`;
