import { Container } from '../../../components/Container';
import { Lead } from '../../../components/Heading';
import { cardCover } from '../../../components/cover-transition';
import { Photo, wideSizes } from '../../../components/Photo';
import { surface } from '../../../theme/recipes/surface';
import { ClientScope } from '../../shared/ClientScope';
import { chakra } from '@chakra-ui/react/styled-system';
import { ViewWork } from './ViewWork';
import { WorkName } from './WorkName';

const Band = chakra('article', {
  base: {
    ...surface.base,
    position: 'relative',
    overflow: 'hidden',
    '& picture img': { transition: 'transform 300ms' },
    '&:hover picture img': { transform: 'scale(1.02)' },
  },
});
/* On wide screens, more is cut off below than above, where things end. */
const Frame = chakra('div', {
  base: {
    ...cardCover,
    aspectRatio: { base: '4 / 3', md: '16 / 9' },
    maxWidth: '2000px',
    marginInline: 'auto',
    overflow: 'hidden',
    '& img': { objectPosition: '50% 20%' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: 'block' },
    gridTemplateColumns: { md: '1fr 1fr', lg: '5fr 7fr' },
    alignItems: 'start',
    paddingBlock: { base: '7', md: '10' },
    '& > div': { display: 'grid', gap: { base: '3', md: '4' }, justifyItems: 'start' },
  },
});
const Kind = chakra('p', { base: { textStyle: 'label', color: 'var(--surface-accent)' } });

/** The first work: its picture from one edge of the window to the other, and the words below it. */
export function LeadWork({ work }: { work: Queries.WorkFragment }) {
  const { title, kind, text, color, website, study } = work;
  return (
    <ClientScope colors={study?.colors} color={color}>
      <Band>
        {study && (
          <Frame>
            <Photo {...study.cover} sizes={wideSizes} />
          </Frame>
        )}
        <Container>
          <Words>
            <div>
              <Kind>{kind}</Kind>
              <WorkName work={work} large />
            </div>
            <div>
              <Lead>{text}</Lead>
              <ViewWork title={title} website={website} />
            </div>
          </Words>
        </Container>
      </Band>
    </ClientScope>
  );
}
