import { graphql, type PageProps } from 'gatsby';
import { IndexHead } from '../components/IndexHead';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import Invitation from '../sections/case-study/Invitation.static';
import StudyList from '../sections/case-study/StudyList.static';
import { headFromStrings } from '../seo/SeoTags';

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
      firstScreen={<IndexHead title={t('portfolio:indexTitle')} text={t('portfolio:indexText')} />}
    >
      <StudyList studies={data.studies.nodes} />
      <Invitation />
    </Page>
  );
}

export const Head = headFromStrings({
  title: 'portfolio:indexSeoTitle',
  description: 'portfolio:indexSeoDescription',
  kind: 'CollectionPage',
});

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
