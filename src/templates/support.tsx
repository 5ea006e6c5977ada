import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { SupportView } from '../views/SupportView';

type Data = Queries.SupportPageQuery;

export default function SupportPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SupportView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('support:indexSeoTitle')}
      description={t('support:indexSeoDescription')}
    />
  );
}

export const query = graphql`
  query SupportPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    questions: allQuestion(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Question
      }
    }
  }
`;
