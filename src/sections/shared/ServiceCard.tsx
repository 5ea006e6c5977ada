import { graphql } from 'gatsby';
import { ColorScope } from '../../components/ColorScope';
import { Title } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { colonIn } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { Cloth } from '../../components/Cloth';
import { isTiled } from '../../components/motif/drawings';
import { Motif } from '../../components/motif/Motif';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useMessages } from '../../i18n/useMessages';
import { surface } from '../../theme/recipes/surface';
import { stretchedLink } from '../../components/stretched-link';
import { chakra } from '@chakra-ui/react/styled-system';
import { plain } from '../../lib/phrases';
import { Phrases } from '../../components/Phrases';
import { ruleAbove, ruleBelow } from '../../components/stitched';

const Card = chakra('article', {
  base: {
    ...surface.base,
    position: 'relative',
    display: 'grid',
    gridTemplateRows: '10.5rem auto 1fr auto',
    height: '100%',
    overflow: 'hidden',
    borderRadius: 'card',
    transition: 'transform 300ms',
    _hover: { transform: 'translateY(-6px)' },
  },
});
/* A drawing that is cut off ends at a seam. */
const Figure = chakra('div', {
  base: {
    overflow: 'hidden',
    ...ruleBelow,
    '& > *': { width: '100%', height: '100%' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '2', paddingInline: '6', paddingTop: '6' },
});
const Text = chakra('p', { base: { textStyle: 'body' } });
const Features = chakra('ul', {
  base: {
    alignSelf: 'end',
    marginInline: '6',
    marginTop: '5',
    '& > li': {
      paddingBlock: '2',
      ...ruleAbove,
      textStyle: 'small',
    },
    '& > [data-time]': { fontWeight: '700' },
  },
});
const More = chakra(LocalLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '6',
    paddingTop: '4',
    paddingBottom: '6',
    textStyle: 'label',
    ...stretchedLink,
  },
});

interface Props {
  service: Queries.ServiceCardFragment;
  /** How long it takes, as the last of its features. */
  time?: string;
  /** The level of its heading in the page. */
  as?: 'h2' | 'h3';
  /** For a card on the first screen. */
  eager?: boolean;
}

/** A service on its color scheme, with its motif, four features and a link. */
export function ServiceCard({ service, time, as = 'h3', eager = false }: Props) {
  const { title, description, path, color, motif, features } = service;
  const t = useMessages();
  const colon = colonIn(useLanguage());
  return (
    <ColorScope color={color}>
      <Card>
        <Figure>
          {isTiled(motif) ? (
            <Cloth name={motif} size={600} on={color} />
          ) : (
            <Motif name={motif} size={600} on={color} cover eager={eager} />
          )}
        </Figure>
        <Words>
          <Title as={as}>{title}</Title>
          <Text>{description}</Text>
        </Words>
        <Features>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {time && (
            <li data-time="">
              <Phrases>{time}</Phrases>
            </li>
          )}
        </Features>
        <More to={path}>
          {t('common:learnMore')}
          <VisuallyHidden>{`${colon}${plain(title)}`}</VisuallyHidden>
          <Icon name="arrow" size={18} />
        </More>
      </Card>
    </ColorScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description
    path
    color
    motif
    features
  }
`;
