import { Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { chakra } from '@chakra-ui/react/styled-system';
import { Benefits } from '../../shared/Benefits';
import { Stats } from '../../shared/Stats';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    alignItems: 'start',
    gridTemplateColumns: { lg: '1fr 1.9fr' },
  },
});
const Words = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    position: { lg: 'sticky' },
    top: 'calc({sizes.header} + 2rem)',
  },
});

interface Props {
  title: string;
  text: string;
  benefits: readonly Queries.BenefitFragment[];
  stats: Queries.StatsFragment['stats'];
  /** Formats a number in the digits of the language. */
  number: (value: number) => string;
}

/** The studio's values and its four figures. */
export default function Values({ title, text, benefits, stats, number }: Props) {
  return (
    <Section id="values" aria-labelledby="values-title">
      <Container>
        <Grid>
          <Words>
            <Headline id="values-title">{title}</Headline>
            <Lead>{text}</Lead>
          </Words>
          <Benefits benefits={benefits} />
        </Grid>
        <Stats stats={stats} number={number} />
      </Container>
    </Section>
  );
}
