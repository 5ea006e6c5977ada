import { graphql } from 'gatsby';
import { Buttons } from '../../../components/Button';
import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { Surface } from '../../../components/Surface';
import { useNumbers } from '../../../i18n/useNumbers';
import { useMessages } from '../../../i18n/useMessages';
import { GetStarted } from '../../../layout/GetStarted';
import { chakra } from '@chakra-ui/react/styled-system';
import { Step } from './Step';
import { Thread } from './Thread';
import { stitchedOutline } from '../../../components/motif/stitching';
import { uprightRule } from '../../../components/stitched';

const Head = chakra('div', {
  base: { display: 'grid', gap: '5', alignItems: 'start', gridTemplateColumns: { lg: '7fr 5fr' } },
});
/* The open steps fill the row, and the button wraps below them. */
const Details = chakra('details', {
  base: {
    '&[open]': { flex: '1 1 100%' },
    '&[open] > summary > :first-of-type': { display: 'none' },
    '&:not([open]) > summary > :last-of-type': { display: 'none' },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    paddingInline: '1.75rem',
    ...stitchedOutline({ cornerRadius: 26 }),
    textStyle: 'label',
    '@media print': { display: 'none' },
  },
});
const List = chakra('ol', {
  base: {
    position: 'relative',
    display: 'grid',
    rowGap: { base: '8', lg: '0' },
    marginBlock: 'block',
    gridTemplateColumns: { lg: '1fr 1fr' },
    _before: {
      ...uprightRule,
      insetBlock: '1.5rem',
      insetInlineStart: { base: 'calc(1.5rem - 1px)', lg: 'calc(50% - 1px)' },
    },
  },
});

/** The steps of a project in a `<details>`. Without one, nothing. */
export default function Process({ steps }: { steps: readonly Queries.ProcessStepFragment[] }) {
  const number = useNumbers();
  const t = useMessages();
  if (steps.length === 0) return null;
  return (
    <Section id="process" aria-labelledby="process-title">
      <Surface color="marigold" paddingBlock="clamp(3.5rem, 8vw, 7.5rem)">
        <Container>
          <Head data-reveal="">
            <Headline id="process-title">{t('home:processTitle')}</Headline>
            <Lead>{t('home:processText')}</Lead>
          </Head>
          <Thread steps={steps.map(({ title }, index) => ({ number: number(index + 1), title }))} />
          <Buttons>
            <Details>
              <Summary>
                <span>{t('home:showSteps')}</span>
                <span>{t('home:hideSteps')}</span>
              </Summary>
              <List>
                {steps.map((step, index) => (
                  <Step key={step.slug} step={step} number={number(index + 1)} />
                ))}
              </List>
            </Details>
            <GetStarted path="/">{t('home:schedule')}</GetStarted>
          </Buttons>
        </Container>
      </Surface>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment ProcessStep on ProcessStep {
    slug
    title
    text
    deliverables
    duration {
      label
    }
  }
`;
