import { graphql } from 'gatsby';
import { Body } from '../../../components/Heading';
import { cardCover } from '../../../components/cover-transition';
import { Photo } from '../../../components/Photo';
import { surface } from '../../../theme/recipes/surface';
import { ClientScope } from '../../shared/ClientScope';
import { chakra } from '@chakra-ui/react/styled-system';
import { ViewWork } from './ViewWork';
import { WorkName } from './WorkName';

const Card = chakra('article', {
  base: {
    ...surface.base,
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    borderRadius: 'card',
    '&:hover picture img': { transform: 'scale(1.03)' },
    '& picture img': { transition: 'transform 300ms' },
    // Without a picture.
    '& > :only-child': { gridArea: '1 / 1 / -1 / -1' },
  },
});
const Frame = chakra('div', {
  base: { ...cardCover, overflow: 'hidden', aspectRatio: { base: '4 / 3', md: '3 / 2' } },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '3',
    padding: { base: '6', lg: '8' },
  },
});
const Kind = chakra('p', { base: { textStyle: 'label', color: 'var(--surface-accent)' } });

/** A project of a client, with a link to it in a new tab and to its case study if that is written. */
export function WorkCard({ work }: { work: Queries.WorkFragment }) {
  const { title, kind, text, color, website, study } = work;
  return (
    <ClientScope colors={study?.colors} color={color}>
      <Card>
        {study && (
          <Frame>
            <Photo
              {...study.cover}
              frame={4 / 3}
              sizes="(min-width: 1440px) 646px, (min-width: 768px) 46vw, 92vw"
            />
          </Frame>
        )}
        <Words>
          <Kind>{kind}</Kind>
          <WorkName work={work} large={false} />
          <Body>{text}</Body>
          <ViewWork title={title} website={website} />
        </Words>
      </Card>
    </ClientScope>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Work on Work {
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
      colors {
        ...ClientColors
      }
      cover {
        ...WidePhoto
      }
    }
  }
`;
