import { graphql } from 'gatsby';
import { ButtonAnchor, ButtonLink, Buttons } from '../../../components/Button';
import { Cloth } from '../../../components/Cloth';
import { ClothBand } from '../../../components/ClothBand';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { pagePaths } from '../../../i18n/page-paths';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';

const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    justifyItems: 'start',
    padding: { base: '7', md: 'clamp(2.5rem, 6vw, 6rem)' },
  },
});

interface Props {
  closing: Queries.ClosingFragment;
  /** URL of the case study PDF. Without it, there is no download button. */
  caseStudy?: string | undefined;
}

/** The last section of a service page. */
export default function Closing({ closing: { headline, text, second }, caseStudy }: Props) {
  const t = useMessages();
  const label = t(second === 'book' ? 'service:bookConsultation' : 'service:scheduleCall');
  return (
    <Section aria-labelledby="closing-title">
      <ClothBand color="vermilion" figure={<Cloth name="lotus" size={360} on="vermilion" />} whole>
        <Words>
          <Headline id="closing-title">{headline}</Headline>
          <Lead>{text}</Lead>
          <Buttons marginTop="3">
            <ButtonLink to={`${pagePaths.contact}?subject=${encodeURIComponent(label)}`}>
              {label}
            </ButtonLink>
            {caseStudy && (
              <ButtonAnchor variant="stitched" href={caseStudy} download="">
                {t('service:downloadCaseStudy')}
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
