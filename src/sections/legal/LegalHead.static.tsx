import { Container } from '../../components/Container';
import { Lead, PageTitle } from '../../components/Heading';
import { HeroSurface } from '../../components/Hero';
import { Quilt } from '../../components/motif/Quilt';
import { chakra } from '@chakra-ui/react/styled-system';

const Words = chakra('div', {
  base: { display: 'grid', gap: '5', paddingBottom: 'clamp(2rem, 5vw, 4rem)' },
});
const Updated = chakra('p', { base: { textStyle: 'label' } });

interface Props {
  title: string;
  intro: string;
  /** 'Last updated June 2025'. */
  updated: string;
}

/** Title, purpose and date of a legal page. */
export default function LegalHead({ title, intro, updated }: Props) {
  return (
    <HeroSurface color="jute" paddingBottom="6">
      <Container>
        <Words>
          <PageTitle>{title}</PageTitle>
          <Lead>{intro}</Lead>
          <Updated>{updated}</Updated>
        </Words>
      </Container>
      <Quilt />
    </HeroSurface>
  );
}
