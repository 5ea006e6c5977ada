import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { coverPicture } from '../components/share-picture';
import type { PageContext } from '../i18n/page-context';
import { absoluteUrl, localizedUrl } from '../i18n/paths';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';
import { caseStudyWork } from '../seo/structured-data';
import { StudyView } from '../views/StudyView';

type Data = Queries.StudyPageQuery;

export default function StudyPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return <StudyView data={data} context={pageContext} />;
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo, slug, title, client, pdf } = present(data.entry, 'study');
  const { language, englishPath } = pageContext;
  const studio = present(data.studio, 'studio');
  const whole = (path: string) => absoluteUrl(path, studio.url);
  const work = {
    name: title,
    description: seo.description,
    url: localizedUrl(englishPath, language, studio.url),
    pictures: [
      { url: whole(coverPicture(slug)) },
      ...(data.gallery?.images ?? []).flatMap(({ image: { src, alt } }) => {
        const file = src.childImageSharp?.gatsbyImageData.images.fallback?.src;
        return file ? [{ url: whole(file), caption: alt }] : [];
      }),
    ],
    pdf: pdf?.publicURL ? whole(pdf.publicURL) : undefined,
    client,
    language,
  };
  return (
    <SeoTags
      data={data}
      context={pageContext}
      {...seo}
      picture={coverPicture(slug)}
      area="portfolio"
      things={[caseStudyWork(work, studio)]}
    />
  );
}

export const query = graphql`
  query StudyPage($language: String!, $slug: String!) {
    ...Shell
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "layout", "portfolio"] } }
    ) {
      ...Texts
    }
    entry: study(slug: { eq: $slug }, language: { eq: $language }) {
      slug
      client
      colour
      motif
      ...StudyHero
      pdf {
        publicURL
      }
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
