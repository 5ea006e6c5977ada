import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Lead } from '../../../components/Heading';
import { studyCover } from '../../../components/cover-transition';
import { Photo } from '../../../components/Photo';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { ClientHero } from './ClientHero';
import { ServiceTags } from './ServiceTags';
import { StudyName } from './StudyName';

const Ground = chakra('section', {
  ...surface,
  base: {
    ...surface.base,
    borderBottomRadius: 'surface',
    paddingTop: 'calc({sizes.header} + clamp(2rem, 5vw, 4rem))',
    paddingBottom: { base: '10', md: 'clamp(3rem, 6vw, 5.5rem)' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    columnGap: 'block',
    rowGap: { base: '6', lg: '5' },
    alignItems: 'start',
    gridTemplateColumns: { lg: '1fr 1.05fr' },
    gridTemplateRows: { lg: '1fr auto' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    alignSelf: { lg: 'end' },
    // The kind, below the label.
    '& > span + p': { marginTop: { md: '4' } },
  },
});
const Cover = chakra('div', {
  base: {
    ...studyCover,
    gridColumn: { lg: '2' },
    gridRow: { lg: '1 / span 2' },
    alignSelf: { lg: 'end' },
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: 'surface',
    background: 'color-mix(in srgb, currentColor 12%, transparent)',
  },
});

type Study = Queries.StudyHeroFragment;

/** The first screen of a case study: in the colors of the client below a wide picture, or on a surface of the site. */
export default function StudyHero({ study }: { study: Study }) {
  return study.colors ? (
    <ClientHero study={study} colors={study.colors} />
  ) : (
    <SiteHero study={study} />
  );
}

function SiteHero({ study }: { study: Study }) {
  const { title, kind, text, color, logo, covers, services } = study;
  const cover = covers?.study ?? study.cover;
  return (
    <Ground color={color}>
      <Container>
        <Columns>
          <Words>
            <StudyName logo={logo} kind={kind} title={title} />
            <Lead>{text}</Lead>
          </Words>
          <Cover>
            <Photo {...cover} sizes="(min-width: 1024px) 46vw, 90vw" eager />
          </Cover>
          <ServiceTags services={services} />
        </Columns>
      </Container>
    </Ground>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment StudyHero on Study {
    title
    kind
    text
    color
    colors {
      ...ClientColors
    }
    logo {
      alt
      src {
        publicURL
      }
    }
    covers {
      study {
        ...WidePhoto
      }
    }
    cover {
      ...WidePhoto
    }
    services {
      slug
      title
      path
    }
  }
`;
