import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { trailTo } from '../seo/trail';
import { FaqView } from '../views/FaqView';

type Data = Queries.FaqPageQuery;

export default function FaqPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <FaqView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const words = {
    title: t('support:faqSeoTitle'),
    description: t('support:faqSeoDescription'),
  };
  return (
    <SeoTags
      {...words}
      studio={present(data.studio, 'studio')}
      context={pageContext}
      trail={trailTo(t, 'support')}
    />
  );
}

export const query = graphql`
  query FaqPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    questions: allQuestion(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Question
      }
    }
  }
`;
