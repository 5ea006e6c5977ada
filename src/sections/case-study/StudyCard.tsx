import { graphql } from 'gatsby';
import { Body } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { stretchedLink } from '../../components/stretched-link';
import { cardCover } from '../../components/cover-transition';
import { Photo } from '../../components/Photo';
import { useMessages } from '../../i18n/useMessages';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientScope } from '../shared/ClientScope';
import { NonBreakingHyphens } from './hero/NonBreakingHyphens';

const Card = chakra('article', {
  base: {
    color: surface.base.color,
    position: 'relative',
    display: 'grid',
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'surface',
    gridTemplateRows: 'auto 1fr',
    '& img': { transition: 'transform 300ms' },
    _hover: { '& img': { transform: 'scale(1.03)' }, '& svg': { translate: '4px 0' } },
  },
  variants: {
    wide: {
      true: {
        gridTemplateRows: { lg: '1fr' },
        gridTemplateColumns: { lg: '1.45fr 1fr' },
      },
    },
  },
});
const Frame = chakra('div', {
  base: {
    ...cardCover,
    aspectRatio: '4 / 3',
    // Fills its cell, where the words are higher than the picture.
    width: '100%',
    height: '100%',
    overflow: 'hidden',
  },
});
const Words = chakra('div', {
  base: {
    // Not on the whole card: behind the picture, it would shine through at the round corners.
    background: surface.base.background,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '3',
    padding: { base: '6', md: '8' },
  },
});
const Kind = chakra('p', { base: { textStyle: 'label', color: 'var(--surface-accent)' } });
const Name = chakra('h2', {
  variants: { wide: { true: { textStyle: 'headline' }, false: { textStyle: 'title' } } },
});
/* The whole card is the link's target. */
const Title = chakra(LocalLink, {
  base: { ...stretchedLink, '--ring-radius': '{radii.surface}' },
});
const More = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginTop: 'auto',
    paddingTop: '5',
    textStyle: 'label',
    '& svg': { transition: 'translate 180ms' },
  },
});

interface Props {
  study: Queries.StudyCardFragment;
  /** The picture beside the words where there is room. */
  wide?: boolean;
  /** In the first screen: its picture is fetched at once. */
  eager?: boolean;
  as?: 'h2' | 'h3';
}

/** A case study on its surface, with its cover. */
export function StudyCard({ study, wide = false, eager = false, as = 'h2' }: Props) {
  const t = useMessages();
  const { title, kind, text, color, colors, covers, path } = study;
  const cover = covers?.list ?? study.cover;
  return (
    <ClientScope colors={colors} color={color}>
      <Card wide={wide}>
        <Frame>
          <Photo
            {...cover}
            eager={eager}
            frame={4 / 3}
            sizes={
              wide
                ? '(min-width: 1727px) 45vw, (min-width: 1440px) 777px, (min-width: 1024px) 54vw, 92vw'
                : '(min-width: 1727px) 25vw, (min-width: 1440px) 424px, (min-width: 1024px) 30vw, 92vw'
            }
          />
        </Frame>
        <Words>
          <Kind>{study.written ? kind : `${kind} · ${t('portfolio:comingSoon')}`}</Kind>
          <Name as={as} wide={wide}>
            <Title to={path}>
              <NonBreakingHyphens text={title} />
            </Title>
          </Name>
          <Body>{text}</Body>
          <More aria-hidden="true">
            <span>{study.written ? t('portfolio:readStudy') : t('portfolio:look')}</span>
            <Icon name="arrow" size={18} />
          </More>
        </Words>
      </Card>
    </ClientScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment StudyCard on Study {
    slug
    client
    title
    kind
    text
    path
    written
    color
    colors {
      ...ClientColors
    }
    covers {
      list {
        ...WidePhoto
      }
    }
    cover {
      ...WidePhoto
    }
  }
`;
