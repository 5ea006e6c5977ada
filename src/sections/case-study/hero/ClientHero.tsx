import { Container } from '../../../components/Container';
import { Lead } from '../../../components/Heading';
import { studyCover } from '../../../components/cover-transition';
import { Photo, wideSizes } from '../../../components/Photo';
import { surface } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { clientSurfaces, colorsOf } from '../../shared/client-colors';
import { ServiceTags } from './ServiceTags';
import { StudyName } from './StudyName';

const Ground = chakra('section', {
  base: {
    ...surface.base,
    ...clientSurfaces.dark,
    paddingTop: '{sizes.header}',
    paddingBottom: { base: '10', md: '12' },
  },
});
/* From edge to edge, but no wider than its pixels. */
const Cover = chakra('div', {
  base: {
    ...studyCover,
    aspectRatio: { base: '4 / 3', md: '2' },
    width: '100%',
    maxWidth: '2000px',
    marginInline: 'auto',
    overflow: 'hidden',
  },
  variants: { low: { true: { aspectRatio: { md: '2.35', lg: '2.7' } } } },
});
const Words = chakra('div', {
  base: {
    // Two columns, if words of any size fit into them.
    display: { base: 'grid', lg: 'flex' },
    flexWrap: 'wrap',
    columnGap: 'block',
    rowGap: '6',
    '& > div': { display: 'grid', gap: '5', justifyItems: 'start', alignContent: 'start' },
    // The label is sewn over the edge of the picture.
    '& > div:first-of-type > span': { marginTop: '-3.5rem', position: 'relative' },
    '& > div:first-of-type': { flex: '1.7 1 25rem', minWidth: '0' },
    '& > div:last-of-type': { flex: '1 1 14rem', minWidth: '0', paddingTop: { lg: '8' } },
  },
});

interface Props {
  study: Queries.StudyHeroFragment;
  colors: Queries.ClientColorsFragment;
}

/** The first screen of a case study in the colors of the client: the cover as wide as the page, and the words below it. */
export function ClientHero({ study, colors }: Props) {
  const { title, kind, text, logo, cover, covers, services } = study;
  return (
    <Ground css={colorsOf(colors)}>
      {/* A cover for this place stands more cropping than one for all places. */}
      <Cover low={covers?.study != null}>
        <Photo {...(covers?.study ?? cover)} sizes={wideSizes} eager />
      </Cover>
      <Container>
        <Words>
          <div>
            <StudyName logo={logo} kind={kind} title={title} />
          </div>
          <div>
            <Lead>{text}</Lead>
            <ServiceTags services={services} />
          </div>
        </Words>
      </Container>
    </Ground>
  );
}
