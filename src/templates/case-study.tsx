import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { coverPicture } from '../seo/share-picture';
import type { PageContext } from '../i18n/page-context';
import { absoluteUrl, localizedUrl } from '../i18n/paths';
import { Part } from '../components/Part';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { colorsOf, clientTheme } from '../sections/shared/client-colors';
import { Gallery } from '../sections/case-study/gallery/Gallery';
import { galleryPictures } from '../sections/case-study/gallery/pictures';
import StudyHero from '../sections/case-study/hero/StudyHero.static';
import Impact from '../sections/case-study/Impact.static';
import Invitation from '../sections/case-study/Invitation.static';
import Neighbours from '../sections/case-study/neighbours/Neighbours.static';
import Overview from '../sections/case-study/overview/Overview.static';
import Scope from '../sections/case-study/Scope.static';
import Soon from '../sections/case-study/Soon.static';
import { SeoTags } from '../seo/SeoTags';
import { caseStudyWork } from '../seo/structured-data';
import { useBuilt } from '../../plugins/gatsby-plugin-html-first';
import { chakra } from '@chakra-ui/react/styled-system';

type Data = Queries.StudyPageQuery;

/** What is about the client. What follows belongs to the site. */
const Body = chakra('div', { variants: { ownColors: { true: clientTheme, false: {} } } });

/** A case study, or the note that it will be posted soon. */
export default function StudyPage({ data, pageContext: context }: PageProps<Data, PageContext>) {
  const entry = present(data.entry, 'study');
  const { story, color, colors } = entry;
  const [afterOverview, afterScope, afterGallery] = story?.moments ?? [];
  const pictures = useBuilt('gallery', () => galleryPictures(data.gallery?.images ?? []));
  const pattern = story?.moments?.find(({ kind }) => kind === 'pattern');
  const ownColors = Boolean(colors);
  return (
    <Page
      data={data}
      context={context}
      // The header is on the dark color of the client.
      color={colors ? 'ink' : color}
      firstScreen={<StudyHero study={entry} />}
    >
      <Body ownColors={ownColors} css={colors ? colorsOf(colors) : {}}>
        {story ? (
          <>
            <Overview story={story} color={color} ownColors={ownColors} moment={afterOverview} />
            <Scope stats={story.stats} moment={afterScope} />
            {pictures.length > 0 && (
              <Part>
                <Gallery images={pictures} />
              </Part>
            )}
            <Impact
              color={color}
              own={colors ? { pattern: pattern?.picture.src.publicURL ?? undefined } : undefined}
              motif={entry.motif}
              pdf={entry.pdf?.publicURL ?? undefined}
              testimonial={story.testimonial}
              moment={afterGallery}
            />
          </>
        ) : (
          <Soon projects={entry.projects} instead={data.readable.nodes[0]} />
        )}
      </Body>
      <Neighbours studies={data.studies.nodes} slug={entry.slug} />
      <Invitation />
    </Page>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo, slug, title, client, pdf } = present(data.entry, 'study');
  const { language, i18n } = pageContext;
  const studio = present(data.studio, 'studio');
  const whole = (path: string) => absoluteUrl(path, studio.url);
  const work = {
    name: title,
    description: seo.description,
    url: localizedUrl(i18n.originalPath, language, studio.url),
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
      motif
      ...StudyHero
      projects {
        ...Render
      }
      pdf {
        publicURL
      }
      story {
        ...Overview
        ...Scope
        moments {
          ...Moment
        }
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
      filter: { language: { eq: $language }, written: { eq: true } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes {
        client
        path
      }
    }
    studies: allStudy(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...Neighbour
      }
    }
  }
`;
