import { graphql } from 'gatsby';
import { ButtonAnchor, ButtonLink } from '../../components/Button';
import { Container } from '../../components/Container';
import { Headline, Lead } from '../../components/Heading';
import { Motif } from '../../components/motif';
import { Section } from '../../components/Section';
import { cloth } from '../../theme/recipes/cloth';
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
      gap: '5',
      justifyItems: 'start',
      padding: { base: '7', md: 'clamp(2.5rem, 6vw, 6rem)' },
    },
  }),
);
const Buttons = chakra(
  'div',
  recipe({ base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '3' } }),
);
const Figure = chakra(
  'div',
  recipe({
    base: {
      position: 'relative',
      minHeight: { base: '9rem', md: 'auto' },
      '& svg': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    },
  }),
);

interface Props {
  closing: Queries.ClosingFragment;
  /** Address of the case study to download; without one there is no such button. */
  caseStudy: string | undefined;
  strings: { schedule: string; book: string; download: string };
}

/** The band a service page ends with (spec §2, Service pages; decisions, tiers). */
export function Closing({ closing: { headline, text, second }, caseStudy, strings }: Props) {
  const label = second === 'book' ? strings.book : strings.schedule;
  return (
    <Section labelledBy="closing-title">
      <Container>
        <Band colour="vermilion">
          <Words>
            <Headline id="closing-title">{headline}</Headline>
            <Lead>{text}</Lead>
            <Buttons>
              <ButtonLink to={`/support/contact-us?subject=${encodeURIComponent(label)}`}>
                {label}
              </ButtonLink>
              {caseStudy && (
                <ButtonAnchor look="stitched" href={caseStudy} download="">
                  {strings.download}
                </ButtonAnchor>
              )}
            </Buttons>
          </Words>
          <Figure>
            <Motif name="lotus" size={360} cover />
          </Figure>
        </Band>
      </Container>
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
