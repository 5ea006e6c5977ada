import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Container } from '../../components/Container';
import { IndexHead } from '../../components/IndexHead';
import type { PageContext } from '../../i18n/page-context';
import { translator } from '../../i18n/translate';
import { useMessages } from '../../i18n/useMessages';
import { Page } from '../../layout/Page';
import Invitation from './Invitation.static';
import StudyList from './StudyList.static';
import { SeoTags } from '../../seo/SeoTags';

type Data = Queries.PortfolioPageQuery;

/** All case studies on one page. */
export default function PortfolioPage({
  data,
  pageContext: context,
}: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page
      data={data}
      context={context}
      firstScreen={
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

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('portfolio:indexSeoTitle')}
      description={t('portfolio:indexSeoDescription')}
      kind="CollectionPage"
    />
  );
}

export const query = graphql`
  query PortfolioPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "portfolio"] } }
    ) {
      ...Texts
    }
    studies: allStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
