import { Container } from '../components/Container';
import { IndexHead } from '../components/IndexHead';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import Invitation from '../sections/study/Invitation.static';
import StudyList from '../sections/study/StudyList.static';

interface Props {
  data: Queries.PortfolioPageQuery;
  context: { language: string; englishPath: string };
}

/** All case studies on one page (decisions, Routes). */
export function PortfolioView({ data, context }: Props) {
  const t = useMessages();
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
      <StudyList studies={data.studies.nodes} />
      <Invitation />
    </Page>
  );
}
