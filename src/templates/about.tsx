import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { localBusiness } from '../seo/structured-data';
import { AboutView } from '../views/AboutView';

type Data = Queries.AboutPageQuery;

export default function AboutPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <AboutView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('support:aboutSeoTitle')}
      description={t('support:aboutSeoDescription')}
      area="support"
      kind="AboutPage"
      things={[localBusiness(present(data.studio, 'studio'))]}
    />
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    studio(language: { eq: $language }) {
      ...Stats
      ...Founder
    }
    benefits: allBenefit(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Benefit
      }
    }
  }
`;
