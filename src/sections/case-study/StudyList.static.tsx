import { Container } from '../../components/Container';
import { chakra } from '@chakra-ui/react/styled-system';
import { StudyCard } from './StudyCard';

/* One large card, then three in a row, repeated. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { md: 'repeat(6, 1fr)' },
    paddingBottom: 'calc({spacing.section} / 2)',
    '& > li': { gridColumn: { md: 'span 3', lg: 'span 2' } },
    '& > li:nth-of-type(4n + 1), & > li:nth-of-type(4n + 2):last-of-type': {
      gridColumn: { md: '1 / -1' },
    },
    '& > li:nth-of-type(4n + 2):nth-last-of-type(2), & > li:nth-of-type(4n + 3):last-of-type': {
      gridColumn: { lg: 'span 3' },
    },
    '& > li:nth-of-type(4n + 4)': { gridColumn: { md: '1 / -1', lg: 'span 2' } },
  },
});

/** All case studies as cards. */
export default function StudyList({ studies }: { studies: readonly Queries.StudyCardFragment[] }) {
  return (
    <Container>
      <List>
        {studies.map((study, index) => (
          <li key={study.slug}>
            <StudyCard
              study={study}
              wide={index % 4 === 0 || (index % 4 === 1 && index === studies.length - 1)}
              eager={index === 0}
            />
          </li>
        ))}
      </List>
    </Container>
  );
}
