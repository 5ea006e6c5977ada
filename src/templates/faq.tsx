import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { SeoTags } from '../seo/SeoTags';
import { FaqView } from '../views/FaqView';

type Data = Queries.FaqPageQuery;

export default function FaqPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <FaqView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('support:faqSeoTitle')}
      description={t('support:faqSeoDescription')}
      area="support"
      kind="FAQPage"
      questions={data.questions.nodes}
    />
  );
}

export const query = graphql`
  query FaqPage($language: String!) {
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
