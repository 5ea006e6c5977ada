import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { coverPicture } from '../../seo/share-picture';
import type { PageContext } from '../../i18n/page-context';
import { absoluteUrl, localizedUrl } from '../../i18n/paths';
import { Part } from '../../components/Part';
import { Page } from '../../layout/Page';
import { present } from '../../lib/present';
import { Gallery } from './gallery/Gallery';
import StudyHero from './hero/StudyHero.static';
import Impact from './Impact.static';
import Invitation from './Invitation.static';
import Neighbours from './neighbours/Neighbours.static';
import Overview from './overview/Overview.static';
import Scope from './Scope.static';
import Soon from './Soon.static';
import { SeoTags } from '../../seo/SeoTags';
import { caseStudyWork } from '../../seo/structured-data';

type Data = Queries.StudyPageQuery;

/** A case study, or the note that it will be posted soon. */
export default function StudyPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const entry = present(data.entry, 'study');
  const { story, color } = entry;
  return (
    <Page data={data} context={context} color={color} firstScreen={<StudyHero study={entry} />}>
      {story && (
        <>
          <Overview story={story} color={color} />
          <Scope stats={story.stats} />
          {data.gallery && data.gallery.images.length > 0 && (
            <Part>
              <Gallery images={data.gallery.images} />
            </Part>
          )}
          <Impact
            color={color}
            motif={entry.motif}
            pdf={entry.pdf?.publicURL ?? undefined}
            testimonial={story.testimonial}
          />
        </>
      )}
      {!story && <Soon instead={data.readable.nodes[0]} />}
      <Neighbours studies={data.allStudy.nodes} slug={entry.slug} />
      <Invitation />
    </Page>
  );
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
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "layout", "portfolio", "service"] }
      }
    ) {
      ...Texts
    }
    entry: study(slug: { eq: $slug }, language: { eq: $language }) {
      slug
      client
      color
      motif
      ...StudyHero
      pdf {
        publicURL
      }
      story {
        ...Overview
        ...Scope
        testimonial {
          ...Testimonial
        }
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
      filter: { language: { eq: $language }, story: { introduction: { ne: null } } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes {
        ...StudyCard
      }
    }
  }
`;
