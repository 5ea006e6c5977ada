import { Columns, Container } from '../../../components/Container';
import { Headline, Lead } from '../../../components/Heading';
import { Section } from '../../../components/Section';
import { useMessages } from '../../../i18n/useMessages';
import { chakra } from '@chakra-ui/react/styled-system';
import { LeadWork } from './LeadWork';
import { WorkCard } from './WorkCard';

/* Pairs. A last one alone fills its row. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
    marginTop: 'gap',
    '& > li': { display: 'grid' },
    '& > li:nth-of-type(odd):last-of-type': { gridColumn: { md: '1 / -1' } },
  },
});

/** 'Our Recent Works': a card for each file in `content/works/`, the first one as wide as the page. Without one, nothing. */
export default function Works({ works }: { works: readonly Queries.WorkFragment[] }) {
  const t = useMessages();
  const [lead, ...others] = works;
  if (!lead) return null;
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
      </Container>
      <div data-reveal="">
        <LeadWork work={lead} />
      </div>
      {others.length > 0 && (
        <Container>
          <List>
            {others.map((work) => (
              <li key={work.slug} data-reveal="">
                <WorkCard work={work} />
              </li>
            ))}
          </List>
        </Container>
      )}
    </Section>
  );
}
