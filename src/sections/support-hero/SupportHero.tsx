import type { ReactNode } from 'react';
import { Container } from '../../components/Container';
import { Motif, type MotifName } from '../../components/motif';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';

const Ground = chakra(
  'section',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      position: 'relative',
      overflow: 'clip',
      borderBottomRadius: 'cloth',
      paddingTop: 'calc({sizes.header} + clamp(2rem, 6vw, 5.5rem))',
      paddingBottom: { base: '0', md: 'clamp(3rem, 6vw, 5.5rem)' },
    },
  }),
);
const Words = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '6',
      justifyItems: 'start',
      maxWidth: { md: '58%', lg: '60%' },
      minHeight: { md: 'clamp(10rem, 22vw, 20rem)' },
      alignContent: 'end',
    },
  }),
);
const Headline = chakra('h1', recipe({ base: { textStyle: 'display' } }));
const Blurb = chakra('p', recipe({ base: { textStyle: 'lead', maxWidth: 'measure' } }));
/* Beside the words from 768 px, under them on a phone: a motif never runs behind text. */
const Figure = chakra(
  'div',
  recipe({
    base: {
      marginTop: { base: '8', md: '0' },
      height: { base: '7.5rem', md: 'auto' },
      position: { md: 'absolute' },
      top: { md: 'header' },
      bottom: { md: '0' },
      insetInlineEnd: { md: '0' },
      width: { md: 'min(36%, 42rem)' },
      '& svg': { width: '100%', height: '100%' },
    },
  }),
);

interface Props {
  title: string;
  text: string;
  colour: ClothColour;
  motif: MotifName;
  children?: ReactNode;
}

/** The first screen of a support page: a short headline, one sentence, and the page's own motif. */
export function SupportHero({ title, text, colour, motif, children }: Props) {
  return (
    <Ground colour={colour}>
      <Container>
        <Words>
          <Headline>{title}</Headline>
          <Blurb>{text}</Blurb>
          {children}
        </Words>
      </Container>
      <Figure>
        <Motif name={motif} size={600} cover />
      </Figure>
    </Ground>
  );
}
