import { ButtonAnchor } from '../../components/Button';
import { Headline, Lead } from '../../components/Heading';
import type { PatternMotif } from '../../motif';
import { MotifBand } from '../../components/MotifBand';
import { Section } from '../../components/Section';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignContent: 'center',
    justifyItems: 'start',
    padding: { base: '7', md: 'clamp(2.5rem, 6vw, 5rem)' },
  },
});
interface Props {
  colour: ColorScheme;
  motif: PatternMotif;
  strings: { title: string; text: string; download: string };
  /** Address of the study as a PDF; without one there is no such button. */
  pdf: string | undefined;
}

/** What came of the project: to be posted; meanwhile the study can be taken away. */
export default function Impact({ colour, motif, strings, pdf }: Props) {
  return (
    <Section id="impact" labelledBy="impact-title">
      <MotifBand colour={colour} motif={motif} size={480}>
        <Words>
          <Headline id="impact-title">{strings.title}</Headline>
          <Lead>{strings.text}</Lead>
          {pdf && (
            <ButtonAnchor variant="stitched" href={pdf} download="">
              {strings.download}
            </ButtonAnchor>
          )}
        </Words>
      </MotifBand>
    </Section>
  );
}
