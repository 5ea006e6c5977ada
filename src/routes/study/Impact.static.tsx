import { ButtonAnchor } from '../../components/Button';
import { Headline, Lead } from '../../components/Heading';
import { useMessages } from '../../i18n/useMessages';
import type { PatternMotif } from '../../motif';
import { MotifBand } from '../../components/MotifBand';
import { Section } from '../../components/Section';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialPatch } from '../shared/TestimonialPatch';

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
  testimonial: Queries.TestimonialFragment | null;
  /** URL of the case study as a PDF. */
  pdf: string | undefined;
}

/** Says that the results will be posted soon (docs/requirements.md#portfolio), with the client's testimonial. */
export default function Impact({ color, motif, testimonial, pdf }: Props) {
  const t = useMessages();
  return (
    <Section id="impact" aria-labelledby="impact-title">
      <MotifBand color={color} motif={motif} size={480}>
        <Words>
          <Headline id="impact-title">{t('portfolio:impactTitle')}</Headline>
          <Lead>{t('portfolio:impactText')}</Lead>
          {testimonial && <TestimonialPatch testimonial={testimonial} />}
          {pdf && (
            <ButtonAnchor variant="stitched" href={pdf} download="">
              {t('portfolio:download')}
            </ButtonAnchor>
          )}
        </Words>
      </MotifBand>
    </Section>
  );
}
