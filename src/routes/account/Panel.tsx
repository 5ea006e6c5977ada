import { useEffect, useRef, type ReactNode } from 'react';
import { Container } from '../../components/Container';
import { Motif } from '../../motif/Motif';
import type { PatternMotif } from '../../motif/drawings';
import { surface, type ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Grid = chakra('section', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'stretch',
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
    width: '100%',
    maxWidth: '30rem',
    paddingBlock: { base: '4', lg: '8' },
  },
});
const Headline = chakra('h1', {
  base: { textStyle: 'headline', outline: 'none', overflowWrap: 'anywhere' },
});
const Surface = chakra('div', {
  ...surface,
  base: {
    ...surface.base,
    position: 'relative',
    display: { base: 'none', lg: 'block' },
    overflow: 'hidden',
    borderRadius: 'surface',
    '& > .motif': { position: 'absolute', inset: '0' },
  },
});

interface Props {
  title: string;
  color: ColorScheme;
  motif: PatternMotif;
  /** The view replaced another one, so its headline takes the focus. */
  arrived?: boolean;
  children: ReactNode;
}

/** An account page: text and form on the left, a motif on the right on wide screens. */
export function Panel({ title, color, motif, arrived = false, children }: Props) {
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived) headline.current?.focus();
  }, [arrived, title]);
  return (
    <Container>
      <Grid>
        <Words>
          <Headline ref={headline} tabIndex={-1}>
            {title}
          </Headline>
          {children}
        </Words>
        <Surface color={color}>
          <Motif name={motif} size={600} on={color} cover />
        </Surface>
      </Grid>
    </Container>
  );
}
