/** @jsxRuntime classic */
// React 19 moves <title> and <meta> into the document by itself. Gatsby prevents that inside `Head` by a patch of
// `createElement`, which the automatic JSX runtime goes past: for a moment a page then has each tag twice, or not at all.
import * as React from 'react';
import type { Thing } from 'schema-dts';
import { clothPicture, sharePicture, studioCloth } from '../components/share-picture';
import { getLanguage } from '../i18n/languages';
import { absoluteUrl, alternates, localizePath } from '../i18n/paths';
import { breadcrumbs, jsonLd } from './structured-data';

interface Props {
  /** Without the studio's name. */
  title: string;
  description: string;
  studio: { readonly name: string; readonly url: string };
  context: { readonly language: string; readonly englishPath: string };
  /** Search engines leave the page out. */
  hidden?: boolean;
  /** Address of the picture a shared link shows; the studio's own cloth without it. */
  picture?: string;
  /** The pages above this one, the home page first: their names and English paths. */
  trail?: readonly { readonly name: string; readonly path: string }[];
  /** What the page is about, for search engines. */
  things?: readonly Thing[];
}

/** Title, description, canonical address, alternates and share card of a page (architecture, Languages). */
export function SeoTags({
  title,
  description,
  studio,
  context: { language, englishPath: path },
  hidden = false,
  picture = clothPicture(studioCloth),
  trail = [],
  things = [],
}: Props) {
  const canonical = absoluteUrl(localizePath(path, language), studio.url);
  const full = title === studio.name ? title : `${title} · ${studio.name}`;
  const { openGraph } = getLanguage(language);
  const way = [...trail, { name: title, path }].map((page) => ({
    name: page.name,
    url: absoluteUrl(localizePath(page.path, language), studio.url),
  }));
  const data = jsonLd(trail.length > 0 ? [breadcrumbs(way), ...things] : things);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {alternates(path, studio.url).map((alternate) => (
            <link
              key={alternate.language}
              rel="alternate"
              hrefLang={alternate.language}
              href={alternate.href}
            />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraph} />
      <meta property="og:image" content={absoluteUrl(picture, studio.url)} />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  );
}
