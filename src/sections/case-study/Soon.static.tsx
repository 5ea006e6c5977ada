import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/Button';
import { Photo } from '../../components/Photo';
import { TitledSection } from '../../components/Section';
import { useMessages } from '../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';

/* One large picture, then pairs. A last one alone fills its row. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'gap',
    rowGap: { base: '8', md: '10' },
    marginBlock: 'block',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    '& > li:first-of-type, & > li:nth-of-type(even):last-of-type': {
      gridColumn: { md: '1 / -1' },
    },
  },
});
const Frame = chakra('div', {
  base: { aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: 'card' },
});
const Name = chakra('p', { base: { textStyle: 'title', marginTop: '4' } });
const Kind = chakra('p', { base: { textStyle: 'label', marginTop: '1' } });

const large = '(min-width: 1727px) 76vw, (min-width: 1440px) 1312px, 92vw';
const half = '(min-width: 1727px) 37vw, (min-width: 1440px) 646px, (min-width: 768px) 46vw, 92vw';

interface Props {
  /** What was made for the client so far. */
  projects: readonly Queries.RenderFragment[];
  /** A case study that is already written. */
  instead: { readonly client: string; readonly path: string } | undefined;
}

/** Says that a case study will be posted soon, shows the pictures that exist, and leads to a study that is written. */
export default function Soon({ projects, instead }: Props) {
  const t = useMessages();
  return (
    <TitledSection
      id="soon"
      title={t('portfolio:soonTitle')}
      text={projects.length > 0 ? t('portfolio:soonText') : null}
    >
      <List>
        {projects.map(({ title, category, image }, index) => (
          <li key={title}>
            <Frame>
              <Photo {...image} frame={4 / 3} sizes={index === 0 ? large : half} />
            </Frame>
            <Name>
              <Phrases>{title}</Phrases>
            </Name>
            <Kind>{category}</Kind>
          </li>
        ))}
      </List>
      {instead && (
        <ButtonLink variant="stitched" to={instead.path}>
          {t('portfolio:readStudyOf', { client: instead.client })}
        </ButtonLink>
      )}
    </TitledSection>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Render on ServiceProjectsItems {
    title
    category
    image {
      ...Photo
    }
  }
`;
