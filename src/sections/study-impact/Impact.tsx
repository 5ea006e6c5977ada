import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Motif, type MotifName } from '../../components/motif';
import { Section } from '../../components/Section';
import { cloth, type ClothColour } from '../../theme/recipes/cloth';
import { chakra, recipe } from '../../theme/styled';

const Band = chakra(
  'div',
  recipe({
    ...cloth,
    base: {
      ...cloth.base,
      display: 'grid',
      gridTemplateColumns: { md: '1.6fr 1fr' },
      overflow: 'hidden',
      borderRadius: 'cloth',
    },
  }),
);
const Words = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      alignContent: 'center',
      padding: { base: '7', md: 'clamp(2.5rem, 6vw, 5rem)' },
    },
  }),
);
const Figure = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      minHeight: { base: '8rem', md: '16rem' },
      '& svg': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    },
  }),
);

interface Props {
  colour: ClothColour;
  motif: MotifName;
  strings: { title: string; text: string };
}

/** What came of the project: to be posted (spec §2, Portfolio). */
export function Impact({ colour, motif, strings }: Props) {
  return (
    <Section id="impact" labelledBy="impact-title">
      <Container>
        <Band colour={colour}>
          <Words>
            <Headline id="impact-title">{strings.title}</Headline>
            <Lead>{strings.text}</Lead>
          </Words>
          <Figure>
            <Motif name={motif} size={480} cover />
          </Figure>
        </Band>
      </Container>
    </Section>
  );
}
