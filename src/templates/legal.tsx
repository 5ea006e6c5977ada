import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { getLanguage } from '../i18n/languages';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { pagesOf } from '../layout/pages-of';
import { present } from '../lib/present';
import LegalHead from '../sections/legal/LegalHead.static';
import LegalText from '../sections/legal/LegalText.static';
import { monthLabel } from '../sections/legal/updated';
import { SeoTags } from '../seo/SeoTags';

type Data = Queries.LegalPageQuery;

/** A legal page: to be read, linked to by its parts, and printed. */
export default function LegalPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const t = useMessages();
  const page = present(data.page, 'legal page');
  const month = monthLabel(page.updated, getLanguage(context.language).locale);
  const others = pagesOf(data, 'legal').filter(({ path }) => path !== page.path);
  return (
    <Page
      data={data}
      context={context}
      color="jute"
      firstScreen={
        <LegalHead
          title={page.title}
          intro={page.intro}
          updated={t('support:lastUpdated', { month })}
        />
      }
    >
      <LegalText page={page} others={others} />
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
  }
`;
