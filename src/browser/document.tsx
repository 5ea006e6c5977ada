import { isValidElement, type ReactNode } from 'react';
import { getLanguage } from '../i18n/languages';
import { scriptCss } from '../theme/type-by-script';

/** What src/build/gatsby-hooks.ts puts in at build time: the styles of what is sewn, the inline scripts. */
declare const __STITCH_CSS__: string;
declare const __INLINE_SCRIPTS__: { head: string; body: string };

/** From page to page a cover travels, where both have one (src/components/cover.ts), and all else changes at once. Emotion has no such rules. */
const page = 'html:active-view-transition-type(page)';
const viewTransitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:page}}' +
  `${page}::view-transition-old(root),${page}::view-transition-old(cover):only-child{display:none}` +
  `${page}::view-transition-new(root),${page}::view-transition-new(cover):only-child{animation:none;mix-blend-mode:normal}`;

/** Returns what the head of a page in a language starts with: our script, styles of its script, icons. */
export function headComponents(language: string): ReactNode[] {
  return [
    <script key="own-script" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__.head }} />,
    <style
      key="own-styles"
      dangerouslySetInnerHTML={{
        __html: scriptCss(getLanguage(language).script) + __STITCH_CSS__ + viewTransitionCss,
      }}
    />,
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content="#FBF6EC" />,
  ];
}

/** The script that loads the others when the page is there: see load-scripts.ts. */
export function bodyScript(): ReactNode {
  return <script key="own-script" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__.body }} />;
}

/**
 * Returns what stands in a page's head or at its end without the inline scripts and styles of others, which this site does not use, and
 * with our script before anything else. Ours have keys that begin with `own-`.
 */
export function ownMarkup(components: readonly ReactNode[]): ReactNode[] {
  const elements = components.filter((node) => isValidElement<{ type?: string }>(node));
  const isOwn = ({ type, key, props }: (typeof elements)[number]) =>
    !['script', 'style', 'noscript'].includes(String(type)) ||
    (key ?? '').startsWith('own-') ||
    // Structured data.
    props.type === 'application/ld+json';
  const isScript = ({ key }: (typeof elements)[number]) => key === 'own-script';
  const own = elements.filter(isOwn);
  return [...own.filter(isScript), ...own.filter((element) => !isScript(element))];
}
