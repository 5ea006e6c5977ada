import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { LegalView } from '../views/LegalView';

type Data = Queries.LegalPageQuery;

export default function LegalPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <LegalView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo } = present(data.page, 'legal page');
  return <SeoTags data={data} context={pageContext} {...seo} />;
}

export const query = graphql`
  query LegalPage($language: String!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    page: legalPage(slug: { eq: $slug }, language: { eq: $language }) {
      title
      intro
      updated
      path
      ...LegalText
      seo {
        title
        description
      }
    }
    all: allLegalPage(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
