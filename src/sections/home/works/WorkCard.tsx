import { graphql } from 'gatsby';
import { ColorScope } from '../../../components/ColorScope';
import { Body, Title } from '../../../components/Heading';
import { Icon } from '../../../components/Icon';
import { LocalLink } from '../../../components/LocalLink';
import { cardCover } from '../../../components/cover-transition';
import { Photo } from '../../../components/Photo';
import { stretchedLink } from '../../../components/stretched-link';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { colonIn } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import { useMessages } from '../../../i18n/useMessages';
import { surface } from '../../../theme/recipes/surface';
import { ClientLogo } from '../../shared/ClientLogo';
import { chakra } from '@chakra-ui/react/styled-system';
import { plain } from '../../../lib/phrases';

const Card = chakra('article', {
  base: {
    ...surface.base,
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: 'card',
    '&:hover picture img': { transform: 'scale(1.03)' },
    '& picture img': { transition: 'transform 300ms' },
    // Without a picture.
    '& > :only-child': { gridArea: '1 / 1 / -1 / -1' },
  },
  variants: {
    large: {
      true: { gridTemplateRows: { base: 'auto 1fr', md: '1fr auto' } },
      false: { gridTemplateRows: 'auto 1fr' },
    },
  },
});
const Frame = chakra('div', {
  base: {
    ...cardCover,
    overflow: 'hidden',
    minHeight: '0',
    '& picture': { display: 'contents' },
  },
  variants: {
    large: {
      true: { aspectRatio: { base: '4 / 3', md: 'auto' }, minHeight: { md: '20rem' } },
      false: { aspectRatio: '16 / 9' },
    },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '3',
    padding: { base: '6', lg: '7' },
  },
});
const Kind = chakra('p', { base: { textStyle: 'label' } });
const StudyLink = chakra(LocalLink, { base: stretchedLink });
const View = chakra('a', {
  base: {
    position: 'relative',
    zIndex: '2',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    textStyle: 'label',
    textDecoration: 'underline dashed 2px',
    textUnderlineOffset: '0.4em',
    '& svg': { transition: 'transform 180ms' },
    _hover: { '& svg': { transform: 'translate(3px, -3px)' } },
    _focusVisible: { outlineOffset: '2px' },
  },
});

interface Props {
  work: Queries.WorkCardFragment;
  /** The first one, with a large picture above the text. */
  large: boolean;
}

/** A project of a client, with a link to it in a new tab and to its case study if that is written. */
export function WorkCard({ work, large }: Props) {
  const t = useMessages();
  const colon = colonIn(useLanguage());
  const { title, kind, text, color, logo, website, study } = work;
  const name = <ClientLogo src={logo.src.publicURL ?? ''} alt={logo.alt} loading="lazy" />;
  return (
    <ColorScope color={color}>
      <Card large={large}>
        {study && (
          <Frame large={large}>
            <Photo
              {...study.cover}
              sizes={
                large
                  ? '(min-width: 1024px) 60vw, (min-width: 768px) 54vw, 92vw'
                  : '(min-width: 1024px) 30vw, (min-width: 768px) 36vw, 92vw'
              }
            />
          </Frame>
        )}
        <Words>
          <Kind>{kind}</Kind>
          <Title>{study?.written ? <StudyLink to={study.path}>{name}</StudyLink> : name}</Title>
          <Body>{text}</Body>
          <View href={website} target="_blank" rel="noopener">
            {t('home:viewWork')}
            <VisuallyHidden>{`${colon}${plain(title)} ${t('layout:newTab')}`}</VisuallyHidden>
            <Icon name="out" size={18} />
          </View>
        </Words>
      </Card>
    </ColorScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment WorkCard on Work {
    slug
    title
    kind
    text
    color
    website
    logo {
      alt
      src {
        publicURL
      }
    }
    study {
      path
      written
      cover {
        ...Photo
      }
    }
  }
`;
