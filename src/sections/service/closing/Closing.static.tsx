import { graphql } from 'gatsby';
import { ButtonAnchor, ButtonLink, Buttons } from '../../../components/Button';
import { Cloth } from '../../../components/Cloth';
import { ClothBand } from '../../../components/ClothBand';
import { Headline, Lead } from '../../../components/Heading';
import { isWhole, type PatternMotif } from '../../../components/motif/drawings';
import { Section } from '../../../components/Section';
import { contactPath } from '../../../i18n/page-paths';
import { useMessages } from '../../../i18n/useMessages';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import type { CaseStudyFile } from './case-study';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    justifyItems: 'start',
    padding: { base: '6', md: 'clamp(2.5rem, 6vw, 6rem)' },
  },
});

interface Props {
  closing: Queries.ClosingFragment;
  /** Those of the service that the page is about. */
  color?: ColorScheme;
  motif?: PatternMotif;
  /** Without it, there is no download button. */
  caseStudy?: CaseStudyFile | undefined;
}

/** The last section of a service page and of the list of services. */
export default function Closing({
  closing: { headline, text, second },
  color = 'vermilion',
  motif = 'lotus',
  caseStudy,
}: Props) {
  const t = useMessages();
  const [label, subject] =
    second === 'book'
      ? (['service:bookConsultation', 'service:consultationSubject'] as const)
      : (['service:scheduleCall', 'service:callSubject'] as const);
  return (
    <Section aria-labelledby="closing-title">
      <ClothBand
        color={color}
        figure={<Cloth name={motif} size={360} on={color} />}
        whole={isWhole(motif)}
      >
        <Words>
          <Headline id="closing-title">{headline}</Headline>
          <Lead>{text}</Lead>
          <Buttons marginTop="3">
            <ButtonLink to={contactPath('call', t(subject))}>{t(label)}</ButtonLink>
            {caseStudy && (
              <ButtonAnchor variant="stitched" href={caseStudy.url} download="">
                {t('service:downloadCaseStudy', { client: caseStudy.client })}
              </ButtonAnchor>
            )}
          </Buttons>
        </Words>
      </ClothBand>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Closing on ServiceClosing {
    headline
    text
    second
  }
`;
