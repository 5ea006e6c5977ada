import { Container } from '../../components/Container';
import { Lead, PageTitle } from '../../components/Heading';
import { Quilt } from '../../motif';
import { surface } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Ground = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    overflow: 'clip',
    borderBottomRadius: 'surface',
    paddingTop: 'calc({sizes.header} + clamp(2rem, 6vw, 5rem))',
    '@media print': { paddingTop: '0', background: 'none' },
  },
});
const Words = chakra('div', {
  base: { display: 'grid', gap: '5', paddingBottom: 'clamp(2rem, 5vw, 4rem)' },
});
const Updated = chakra('p', { base: { textStyle: 'label' } });
const Edge = chakra('div', { base: { paddingBottom: '6', '@media print': { display: 'none' } } });

interface Props {
  title: string;
  intro: string;
  /** 'Last updated June 2025'. */
  updated: string;
}

/** Title, purpose and date of a legal page. */
export default function LegalHead({ title, intro, updated }: Props) {
  return (
    <Ground color="jute">
      <Container>
        <Words>
          <PageTitle>{title}</PageTitle>
          <Lead>{intro}</Lead>
          <Updated>{updated}</Updated>
        </Words>
      </Container>
      <Edge>
        <Quilt />
      </Edge>
    </Ground>
  );
}
