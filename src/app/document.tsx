import { isValidElement, type ReactNode } from 'react';
import { getLanguage } from '../i18n/languages';
import { scriptCss } from '../theme/type-by-script';

/** What src/gatsby/build.ts puts in at build time: the styles of what is sewn, the inline scripts. */
declare const __STITCH_CSS__: string;
declare const __INLINE_SCRIPTS__: { detect: string; start: string };

/** Takes a language's code; gives what the head of its pages starts with: language detection, styles of its script, icons. */
export function headComponents(language: string): ReactNode[] {
  return [
    <script key="own-detect" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__.detect }} />,
    <style
      key="own-styles"
      dangerouslySetInnerHTML={{
        __html: scriptCss(getLanguage(language).script) + __STITCH_CSS__,
      }}
    />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content="#FBF6EC" />,
  ];
}

/** The script that starts the others when the page is there: see start-page.ts. */
export function startScript(): ReactNode {
  return <script key="own-start" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__.start }} />;
}

/**
 * Takes what stands in a page's head or at its end; gives it without the inline scripts and styles of others, which this site
 * does not use, and with language detection before anything else. Ours have keys that begin with `own-`.
 */
export function ownMarkup(components: readonly ReactNode[]): ReactNode[] {
  const elements = components.filter((node) => isValidElement<{ type?: string }>(node));
  const isOwn = ({ type, key, props }: (typeof elements)[number]) =>
    !['script', 'style', 'noscript'].includes(String(type)) ||
    (key ?? '').startsWith('own-') ||
    // Structured data.
    props.type === 'application/ld+json';
  const isDetection = ({ key }: (typeof elements)[number]) => key === 'own-detect';
  const own = elements.filter(isOwn);
  return [...own.filter(isDetection), ...own.filter((element) => !isDetection(element))];
}
