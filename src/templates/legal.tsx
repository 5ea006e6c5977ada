import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import LegalHead from '../sections/legal/LegalHead.static';
import LegalText from '../sections/legal/LegalText.static';
import { SeoTags } from '../seo/SeoTags';

type Data = Queries.LegalPageQuery;

/** A legal page: to be read, linked to by its parts, and printed. */
export default function LegalPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const page = present(data.page, 'legal page');
  return (
    <Page data={data} context={context} color="jute" firstScreen={<LegalHead page={page} />}>
      <LegalText page={page} data={data} />
    </Page>
  );
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
      ...LegalHead
      ...LegalText
      seo {
        title
        description
      }
    }
  }
`;
