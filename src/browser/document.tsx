import { isValidElement, type ReactNode } from 'react';
import { getLanguage } from '../i18n/languages';
import { scriptCss } from '../theme/type-by-script';

/** Defined by src/build/gatsby-hooks.ts at build time: the CSS of stitched lines and the inline scripts. */
declare const __STITCH_CSS__: string;
declare const __INLINE_SCRIPTS__: { head: string; body: string };

/**
 * View transition between pages: a cover that both pages have moves (src/components/cover-transition.ts), everything else changes at
 * once. Emotion cannot write this at-rule.
 */
const page = 'html:active-view-transition-type(page)';
const viewTransitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:page}}' +
  `${page}::view-transition-old(root),${page}::view-transition-old(cover):only-child{display:none}` +
  `${page}::view-transition-new(root),${page}::view-transition-new(cover):only-child{animation:none;mix-blend-mode:normal}`;

/** Returns the first elements of the head: inline script, styles of the language's script, icons. */
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

/** The inline script that loads the others (load-scripts.ts). */
export function bodyScript(): ReactNode {
  return <script key="own-script" dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPTS__.body }} />;
}

/**
 * Returns the elements of the head or the end of a page, without inline scripts and styles of Gatsby's plugins, and with our script
 * first. Ours have keys that begin with `own-`.
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
