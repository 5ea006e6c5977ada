import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { trailTo } from '../seo/trail';
import { SupportView } from '../views/SupportView';

type Data = Queries.SupportPageQuery;

export default function SupportPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <SupportView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const words = {
    title: t('support:indexSeoTitle'),
    description: t('support:indexSeoDescription'),
  };
  return (
    <SeoTags
      {...words}
      studio={present(data.studio, 'studio')}
      context={pageContext}
      trail={trailTo(t)}
    />
  );
}

export const query = graphql`
  query SupportPage($language: String!, $namespaces: [String!]!) {
    ...Shell
    questions: allQuestion(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Question
      }
    }
  }
`;
