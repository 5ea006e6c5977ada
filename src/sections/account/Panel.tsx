import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '../../components/Container';
import { Surface } from '../../components/Surface';
import { Motif } from '../../components/motif/Motif';
import type { PatternMotif } from '../../components/motif/drawings';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phrases } from '../../components/Phrases';

const Grid = chakra('section', {
  base: {
    display: 'grid',
    gap: 'block',
    gridTemplateColumns: { lg: '1fr 1fr' },
    minHeight: { lg: '88svh' },
    paddingTop: 'calc({sizes.header} + 2rem)',
    paddingBottom: 'block',
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignContent: 'center',
    maxWidth: '30rem',
    paddingBlock: { base: '4', lg: '8' },
  },
});
const Headline = chakra('h1', { base: { textStyle: 'headline', outline: 'none' } });
const Pattern = chakra(Surface, {
  base: {
    position: 'relative',
    display: { base: 'none', lg: 'block' },
    overflow: 'hidden',
    '& > .motif': { position: 'absolute', inset: '0' },
  },
});

interface Props {
  title: string;
  color: ColorScheme;
  motif: PatternMotif;
  children: ReactNode;
}

/**
 * An account page: text and form on the left, a motif on the right on wide screens. A new title is that of another view, so it takes the
 * focus.
 */
export function Panel({ title, color, motif, children }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (title === shownTitle.current) return;
    shownTitle.current = title;
    headline.current?.focus();
  }, [title]);
  return (
    <Container>
      <Grid>
        <Words>
          <Headline ref={headline} tabIndex={-1}>
            <Phrases>{title}</Phrases>
          </Headline>
          {children}
        </Words>
        <Pattern color={color}>
          <Motif name={motif} size={600} on={color} cover />
        </Pattern>
      </Grid>
    </Container>
  );
}
