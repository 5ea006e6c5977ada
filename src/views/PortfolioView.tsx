import { still } from '../components/still';
import { Container } from '../components/Container';
import { IndexHead } from '../components/IndexHead';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { chakra } from '@chakra-ui/react/styled-system';

const StudyCard = still(
  async () =>
    (await import(/* webpackChunkName: "still-portfolio" */ '../sections/study/StudyCard'))
      .StudyCard,
);
const Invitation = still(
  async () =>
    (await import(/* webpackChunkName: "still-portfolio" */ '../sections/study/Invitation'))
      .Invitation,
);

/* One large study, then three beside each other; the next ones follow the same beat. */
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 'gap',
    gridTemplateColumns: { md: 'repeat(6, 1fr)' },
    paddingBottom: 'calc({spacing.section} / 2)',
    '& > li': { gridColumn: { md: 'span 3', lg: 'span 2' } },
    '& > li:nth-of-type(4n + 1)': { gridColumn: { md: '1 / -1' } },
    '& > li:nth-of-type(4n + 4)': { gridColumn: { md: '1 / -1', lg: 'span 2' } },
  },
});

interface Props {
  data: Queries.PortfolioPageQuery;
  context: { language: string; englishPath: string };
}

/** All case studies on one page (decisions, Routes). */
export function PortfolioView({ data, context }: Props) {
  const t = useMessages();
  const strings = {
    read: t('portfolio:readStudy'),
    soon: t('portfolio:comingSoon'),
    look: t('portfolio:look'),
  };
  return (
    <Page
      data={data}
      context={context}
      opening={
        <Container>
          <IndexHead title={t('portfolio:indexTitle')} text={t('portfolio:indexText')} />
        </Container>
      }
    >
      <Container>
        <List>
          {data.studies.nodes.map((study, index) => (
            <li key={study.slug}>
              <StudyCard
                study={study}
                wide={index % 4 === 0}
                eager={index === 0}
                strings={strings}
              />
            </li>
          ))}
        </List>
      </Container>
      <Invitation />
    </Page>
  );
}
