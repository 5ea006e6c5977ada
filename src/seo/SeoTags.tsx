/** @jsxRuntime classic */
// React 19 moves <title> and <meta> into the document head. Gatsby patches `createElement` to prevent that inside `Head`.
// The automatic JSX runtime does not call `createElement`: for a moment, each tag would be there twice or not at all.
import type { HeadProps } from 'gatsby';
import * as React from 'react';
import type { Thing } from 'schema-dts';
import { schemePicture, sharePicture, studioScheme } from './share-picture';
import { pagePaths } from '../i18n/page-paths';
import { getLanguage, languages } from '../i18n/languages';
import type { MessageKey } from '../i18n/messages';
import type { PageContext } from '../i18n/page-context';
import { absoluteUrl, alternates, localizedUrl } from '../i18n/paths';
import { translator, type PageLocales } from '../i18n/translate';
import { plain } from '../lib/phrases';
import { present } from '../lib/present';
import { breadcrumbs, jsonLd, webPage, type Asked, type PageKind } from './structured-data';

interface Props {
  /** The result of the page query. */
  data: {
    readonly studio: { readonly name: string; readonly url: string } | null;
    readonly locales: PageLocales;
    readonly allCollection: {
      readonly nodes: readonly { readonly title: string; readonly path: string | null }[];
    };
  };
  context: { readonly language: string; readonly i18n: { readonly originalPath: string } };
  /** The page title without the studio's name. */
  title: string;
  description: string;
  /** Tells search engines not to index the page, and omits its canonical address and alternates. */
  hidden?: boolean;
  /** Address of the preview picture of a shared link. Default: the picture of the studio. */
  picture?: string;
  kind?: PageKind;
  questions?: readonly Asked[];
  things?: readonly Thing[];
}

/** Title, description, canonical address, alternates and share card of a page. */
export function SeoTags({
  data,
  context: { language, i18n },
  title: shown,
  description,
  hidden = false,
  picture = schemePicture(studioScheme),
  kind = 'WebPage',
  questions,
  things = [],
}: Props) {
  const path = i18n.originalPath;
  const title = plain(shown);
  const studio = present(data.studio, 'studio');
  const canonical = localizedUrl(path, language, studio.url);
  const full = title === studio.name ? title : `${title} · ${studio.name}`;
  const { openGraph } = getLanguage(language);
  const trail = hidden || path === '/' ? [] : pagesAbove(path, data);
  const way = [...trail, { name: title, path }].map((page) => ({
    name: page.name,
    url: localizedUrl(page.path, language, studio.url),
  }));
  const page = { kind, name: title, description, url: canonical, language };
  const json = jsonLd(
    hidden
      ? []
      : [
          ...(trail.length > 0 ? [breadcrumbs(way)] : []),
          webPage({ ...page, ...(questions ? { questions } : {}) }, studio),
          ...things,
        ],
  );
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
      {!hidden &&
        languages
          .filter(({ code }) => code !== language)
          .map((other) => (
            <meta key={other.code} property="og:locale:alternate" content={other.openGraph} />
          ))}
      <meta property="og:image" content={absoluteUrl(picture, studio.url)} />
      <meta property="og:image:width" content={String(sharePicture.width)} />
      <meta property="og:image:height" content={String(sharePicture.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {json && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />}
    </>
  );
}

/** Returns the pages above an English path, the home page first. */
function pagesAbove(path: string, { locales, allCollection }: Props['data']) {
  const t = translator(locales);
  const pages = [
    ...allCollection.nodes.map(({ title, path }) => ({ title: title as MessageKey, path })),
    { title: 'common:support', path: pagePaths.support } as const,
  ];
  const above = pages.flatMap(({ title, path: folder }) =>
    folder && path.startsWith(`${folder}/`) ? [{ name: t(title), path: folder }] : [],
  );
  return [{ name: t('layout:home'), path: pagePaths.home }, ...above];
}

interface FromStrings<Data> extends Pick<Props, 'hidden' | 'kind'> {
  title: MessageKey;
  description: MessageKey;
  /** Returns what the structured data has of the result of the page query. */
  facts?: (data: Data, context: PageContext) => Pick<Props, 'questions' | 'things'>;
}

/** Returns the `Head` of a page whose title and description are strings. */
export function headFromStrings<Data extends Props['data'] = Props['data']>({
  title,
  description,
  facts,
  ...rest
}: FromStrings<Data>) {
  return function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
    const t = translator(data.locales);
    return (
      <SeoTags
        data={data}
        context={pageContext}
        title={t(title)}
        description={t(description)}
        {...rest}
        {...facts?.(data, pageContext)}
      />
    );
  };
}
