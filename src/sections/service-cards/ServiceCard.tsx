import { graphql } from 'gatsby';
import { Body, Title } from '../../components/Heading';
import { Icon } from '../../components/Icon';
import { LocalLink } from '../../components/LocalLink';
import { Motif, type MotifName } from '../../components/motif';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';

const Card = chakra(
  LocalLink,
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      display: 'grid',
      gridTemplateRows: '9.5rem 1fr auto',
      minHeight: '27rem',
      height: '100%',
      overflow: 'hidden',
      borderRadius: 'card',
      transition: 'transform 300ms',
      _hover: { transform: 'translateY(-6px)' },
      '& > svg': { width: '100%', height: '100%' },
    },
  }),
  { forwardProps: ['to'] },
);
const Words = chakra(
  'span',
  recipe({ base: { display: 'grid', gap: '3', alignContent: 'start', padding: '6' } }),
);
const More = chakra(
  'span',
  recipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '6',
      paddingBottom: '6',
      textStyle: 'label',
    },
  }),
);

interface Props {
  service: Queries.ServiceCardFragment;
  more: string;
  /** The level of its heading in the page. */
  as: 'h2' | 'h3';
}

/** A service on its own cloth, with its motif (spec §3, Service card). */
export function ServiceCard({
  service: { title, description, path, colour, motif },
  more,
  as,
}: Props) {
  return (
    <Card to={path} colour={colour as ClothColour}>
      <Motif name={motif as MotifName} size={360} cover />
      <Words>
        <Title as={as}>{title}</Title>
        <Body>{description}</Body>
      </Words>
      <More>
        {more}
        <Icon name="arrow" size={18} />
      </More>
    </Card>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ServiceCard on Service {
    slug
    title
    description
    path
    colour
    motif
    features
  }
`;
