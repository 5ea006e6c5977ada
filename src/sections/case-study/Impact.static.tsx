import { ButtonAnchor } from '../../components/Button';
import { Headline, Lead } from '../../components/Heading';
import { useMessages } from '../../i18n/useMessages';
import { isWhole, type PatternMotif } from '../../components/motif/drawings';
import { Cloth } from '../../components/Cloth';
import { ClothBand } from '../../components/ClothBand';
import { Section } from '../../components/Section';
import type { ColorScheme } from '../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { TestimonialPatch } from '../shared/TestimonialPatch';
import { Moment } from './Moment';
import { clientSurfaces } from '../shared/client-colors';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', md: '8' },
    alignContent: 'center',
    justifyItems: 'start',
    padding: { base: 'min({spacing.7}, 8vw)', md: 'clamp(2.5rem, 6vw, 5rem)' },
  },
});

/* The pattern of the client. Only its right edge cuts a repeat. */
const Pattern = chakra('div', {
  base: { backgroundRepeat: 'repeat round', backgroundSize: 'auto 10rem' },
});

interface Props {
  color: ColorScheme;
  motif: PatternMotif;
  /** In the colors of the client instead, with the URL of their pattern. */
  own: { readonly pattern: string | undefined } | undefined;
  testimonial: Queries.TestimonialFragment | null;
  /** URL of the case study as a PDF. */
  pdf: string | undefined;
  /** The picture above. */
  moment: Queries.MomentFragment | undefined;
}

/** Says that the results will be posted soon (docs/requirements.md#portfolio), with the client's testimonial. */
export default function Impact({ color, motif, own, testimonial, pdf, moment }: Props) {
  const t = useMessages();
  const band = own
    ? {
        css: clientSurfaces.soft,
        figure: own.pattern && <Pattern backgroundImage={`url(${own.pattern})`} />,
      }
    : {
        color,
        figure: <Cloth name={motif} size={480} on={color} />,
        whole: isWhole(motif),
      };
  return (
    <>
      {moment && <Moment {...moment} />}
      <Section id="impact" aria-labelledby="impact-title">
        <ClothBand {...band}>
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
        </ClothBand>
      </Section>
    </>
  );
}
