import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PageContext } from '../i18n/page-context';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { StudyView } from '../views/StudyView';

type Data = Queries.StudyPageQuery;

export default function StudyPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <StudyView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo } = present(data.entry, 'study');
  return <SeoTags {...seo} studio={present(data.studio, 'studio')} context={pageContext} />;
}

export const query = graphql`
  query StudyPage($language: String!, $slug: String!, $namespaces: [String!]!) {
    ...Shell
    entry: study(slug: { eq: $slug }, language: { eq: $language }) {
      slug
      colour
      motif
      ...StudyHero
      study {
        ...Overview
        ...Scope
      }
      seo {
        title
        description
      }
    }
    gallery(study: { slug: { eq: $slug } }, language: { eq: $language }) {
      images {
        ...GalleryImage
      }
    }
    readable: allStudy(
      filter: { language: { eq: $language }, study: { introduction: { ne: null } } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
