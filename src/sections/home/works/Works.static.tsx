import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { WorkCard } from './WorkCard';

/* One large work with up to two beside it, and the others in pairs below. A single one fills its row. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' },
    '& > li': { display: 'grid', gridColumn: { md: 'span 6' } },
    '& > li:first-of-type': {
      gridColumn: { md: 'span 7', lg: 'span 8' },
      gridRow: { md: 'span 2' },
    },
    '& > li:nth-of-type(2), & > li:nth-of-type(3)': { gridColumn: { md: 'span 5', lg: 'span 4' } },
    '& > li:nth-of-type(2):last-of-type': { gridRow: { md: 'span 2' } },
    '& > li:only-of-type, & > li:nth-of-type(2n + 4):last-of-type': {
      gridColumn: { md: '1 / -1' },
    },
  },
});

/** 'Our Recent Works': a card for each file in `content/works/`. */
export default function Works({ works }: { works: readonly Queries.WorkCardFragment[] }) {
  const t = useMessages();
  return (
    <Section id="works" aria-labelledby="works-title">
      <Container>
        <Columns
          gap="gap"
          gridTemplateColumns={{ lg: '7fr 5fr' }}
          marginBottom="block"
          data-reveal=""
        >
          <Headline id="works-title">{t('home:worksTitle')}</Headline>
          <Lead>{t('home:worksText')}</Lead>
        </Columns>
        <List>
          {works.map((work, index) => (
            <li key={work.slug} data-reveal="">
              <WorkCard work={work} large={index === 0} />
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}
