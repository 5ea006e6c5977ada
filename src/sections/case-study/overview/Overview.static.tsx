import { graphql } from 'gatsby';
import { Columns } from '../../../components/Container';
import { Title } from '../../../components/Heading';
import { TitledSection } from '../../../components/Section';
import { Surface } from '../../../components/Surface';
import { useMessages } from '../../../i18n/useMessages';
import type { ColorScheme } from '../../../theme/recipes/surface';
import { chakra } from '@chakra-ui/react/styled-system';
import { clientSurfaces } from '../../shared/client-colors';
import { Moment } from '../Moment';
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
const Ground = chakra(Surface, { base: { padding: { base: '7', md: '10' } } });
const Stack = chakra('div', { base: { display: 'grid', gap: 'block' } });

interface Props {
  story: Queries.OverviewFragment;
  color: ColorScheme;
  /** In the colors of the client instead. */
  ownColors: boolean;
  /** The picture below. */
  moment: Queries.MomentFragment | undefined;
}

/** Introduction, goals, problems, challenges and responsibilities. */
export default function Overview({ story, color, ownColors, moment }: Props) {
  const t = useMessages();
  return (
    <>
      <TitledSection id="overview" title={t('portfolio:overviewTitle')}>
        <Introduction>
          <Title>{t('portfolio:introduction')}</Title>
          <div>
            {story.introduction.map((text) => (
              <Paragraph key={text}>{text}</Paragraph>
            ))}
          </div>
        </Introduction>
        <Columns marginTop="block" gridTemplateColumns={{ lg: '1fr 1fr' }}>
          <Ground {...(ownColors ? { css: clientSurfaces.bright } : { color: 'marigold' })}>
            <PointList title={t('portfolio:goals')} points={story.goals} large />
          </Ground>
          <Stack>
            <PointList title={t('portfolio:problems')} points={story.problems} />
            <PointList title={t('portfolio:challenges')} points={story.challenges} />
          </Stack>
        </Columns>
        <Ground {...(ownColors ? { css: clientSurfaces.dark } : { color })} marginTop="block">
          <PointList
            title={t('portfolio:responsibilities')}
            points={story.responsibilities}
            columns
          />
        </Ground>
      </TitledSection>
      {moment && <Moment {...moment} />}
    </>
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
