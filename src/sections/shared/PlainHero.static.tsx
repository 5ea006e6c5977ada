import { Container } from '../../components/Container';
import { Body, Lead, PageTitle } from '../../components/Heading';
import { HeroSurface, HeroMotif } from '../../components/Hero';
import { Pill } from '../../components/Pill';
import type { PatternMotif } from '../../components/motif/drawings';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Ground = chakra(HeroSurface, {
  base: { paddingBottom: { base: '0', lg: 'clamp(3rem, 6vw, 5.5rem)' } },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    justifyItems: 'start',
    maxWidth: { lg: '60%' },
    minHeight: { md: 'clamp(10rem, 22vw, 20rem)' },
    alignContent: 'end',
  },
});

/* Beside the motif there is less room than a title of full size wants. */
const Title = chakra(PageTitle, {
  base: { lg: { fontSize: 'calc(clamp(2.375rem, 5vw + 0.3rem, 5.25rem) * var(--display-scale))' } },
});

interface Props {
  /** A short line above the title. */
  badge?: string;
  title: string;
  text: string;
  /** A line below the text. */
  note?: string;
  color: ColorScheme;
  motif: PatternMotif;
}

/** The first screen of a support page: a short headline, one sentence, and the page's own motif. */
export default function PlainHero({ badge, title, text, note, color, motif }: Props) {
  return (
    <Ground color={color}>
      <Container>
        <Words>
          {badge && <Pill>{badge}</Pill>}
          <Title>{title}</Title>
          <Lead>{text}</Lead>
          {note && <Body>{note}</Body>}
        </Words>
      </Container>
      <HeroMotif name={motif} size={600} on={color} variant="low" />
    </Ground>
  );
}
