import { ButtonAnchor } from '../../components/Button';
import { Headline, Lead } from '../../components/Heading';
import type { PatternMotif } from '../../motif';
import { MotifBand } from '../../components/MotifBand';
import { Section } from '../../components/Section';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialFigure } from '../shared/TestimonialFigure';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    alignContent: 'center',
    justifyItems: 'start',
    padding: { base: '7', md: 'clamp(2.5rem, 6vw, 5rem)' },
  },
});
interface Props {
  color: ColorScheme;
  motif: PatternMotif;
  strings: { title: string; text: string; download: string };
  testimonial: Queries.TestimonialFragment | null;
  /** The testimonial's rating as it is read out. */
  rating: string;
  /** URL of the case study as a PDF. */
  pdf: string | undefined;
}

/** Says that the results will be posted soon (docs/requirements.md#portfolio), with the client's testimonial. */
export default function Impact({ color, motif, strings, testimonial, rating, pdf }: Props) {
  return (
    <Section id="impact" labelledBy="impact-title">
      <MotifBand color={color} motif={motif} size={480}>
        <Words>
          <Headline id="impact-title">{strings.title}</Headline>
          <Lead>{strings.text}</Lead>
          {testimonial && <TestimonialFigure testimonial={testimonial} rating={rating} />}
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
