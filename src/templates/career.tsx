import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { localizedUrl } from '../i18n/paths';
import { translator } from '../i18n/translate';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { jobPostings } from '../seo/structured-data';
import { CareerView } from '../views/CareerView';

type Data = Queries.CareerPageQuery;

export default function CareerPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <CareerView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translator(data.locales);
  const studio = present(data.studio, 'studio');
  const page = localizedUrl(pageContext.englishPath, pageContext.language, studio.url);
  return (
    <SeoTags
      data={data}
      context={pageContext}
      title={t('support:careerSeoTitle')}
      description={t('support:careerSeoDescription')}
      things={jobPostings(data.jobs.nodes, page, studio)}
    />
  );
}

export const query = graphql`
  query CareerPage($language: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "support"] } }
    ) {
      ...Texts
    }
    jobs: allJob(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...JobCard
        remote
        posted
        sample
      }
    }
  }
`;
