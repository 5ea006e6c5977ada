import { graphql } from 'gatsby';
import { Container } from '../../../components/Container';
import { Headline, Title } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { surface, type ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { PointList } from './PointList';

const Introduction = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    marginTop: 'block',
    gridTemplateColumns: { lg: '1fr 2.4fr' },
    columnGap: 'block',
  },
});
const Paragraph = chakra('p', {
  base: {
    textStyle: 'body',
    maxWidth: '46rem',
    '&:first-of-type': { textStyle: 'lead' },
    '& + &': { marginTop: '5' },
  },
});
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: 'block',
    marginTop: 'block',
    alignItems: 'start',
    gridTemplateColumns: { lg: '1fr 1fr' },
  },
});
const Ground = chakra('div', {
  ...surface,
  base: { ...surface.base, padding: { base: '7', md: '10' }, borderRadius: 'surface' },
});
const Stack = chakra('div', { base: { display: 'grid', gap: 'block' } });

interface Props {
  story: Queries.OverviewFragment;
  color: ColorScheme;
  strings: Record<
    'title' | 'introduction' | 'goals' | 'problems' | 'challenges' | 'responsibilities',
    string
  >;
}

/** Introduction, goals, problems, challenges and responsibilities. */
export default function Overview({ story, color, strings }: Props) {
  return (
    <Section id="overview" labelledBy="overview-title">
      <Container>
        <Headline id="overview-title">{strings.title}</Headline>
        <Introduction>
          <Title>{strings.introduction}</Title>
          <div>
            {story.introduction.map((text) => (
              <Paragraph key={text}>{text}</Paragraph>
            ))}
          </div>
        </Introduction>
        <Columns>
          <Ground color="marigold">
            <PointList title={strings.goals} points={story.goals} large />
          </Ground>
          <Stack>
            <PointList title={strings.problems} points={story.problems} />
            <PointList title={strings.challenges} points={story.challenges} />
          </Stack>
        </Columns>
        <Ground color={color} marginTop="block">
          <PointList title={strings.responsibilities} points={story.responsibilities} columns />
        </Ground>
      </Container>
    </Section>
  );
}

/** @public Gatsby reads it. */
export const fragment = graphql`
  fragment Overview on StudyStory {
    introduction
    goals
    problems
    challenges
    responsibilities
  }
`;
