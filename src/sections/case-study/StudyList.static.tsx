import { Container } from '../../components/Container';
import { LocalLink } from '../../components/LocalLink';
import { ruleAbove } from '../../components/stitched';
import { chakra } from '@chakra-ui/react/styled-system';
import { StudyCard } from './StudyCard';
import { Phrases } from '../../components/Phrases';

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

const Rest = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: 'gap',
    gridTemplateColumns: { md: '1fr 1fr' },
    paddingBottom: 'calc({spacing.section} / 2)',
    '& > li': ruleAbove,
  },
});
const Line = chakra(LocalLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    textStyle: 'label',
    _hover: { textDecoration: 'underline dashed', textUnderlineOffset: '0.25em' },
  },
});

/** How many case studies have a card, so that the page stays short enough for a phone. */
const cardLimit = 8;

/** All case studies: the first ones as cards, the others as links. */
export default function StudyList({ studies }: { studies: readonly Queries.StudyCardFragment[] }) {
  const shown = studies.slice(0, cardLimit);
  const rest = studies.slice(cardLimit);
  return (
    <Container>
      <List>
        {shown.map((study, index) => (
          <li key={study.slug}>
            <StudyCard
              study={study}
              wide={index % 4 === 0 || (index % 4 === 1 && index === shown.length - 1)}
              eager={index === 0}
            />
          </li>
        ))}
      </List>
      {rest.length > 0 && (
        <Rest>
          {rest.map(({ slug, path, title }) => (
            <li key={slug}>
              <Line to={path}>
                <Phrases>{title}</Phrases>
              </Line>
            </li>
          ))}
        </Rest>
      )}
    </Container>
  );
}
