import type { ReactNode } from 'react';
import { getLanguage } from '../../i18n/languages';
import { counterCss } from '../../components/motion/Counter';
import { servedFiles } from '../../lib/served-files';
import { scriptCss } from '../../theme/type-by-script';
import { palette } from '../../theme/tokens';

/** Defined by gatsby-node.ts: the CSS of stitched lines. */
declare const __STITCH_CSS__: string;

/**
 * View transition between pages: a cover that both pages have moves (src/components/cover-transition.ts), everything else changes at
 * once. Emotion cannot write this at-rule.
 */
const page = 'html:active-view-transition-type(page)';
const viewTransitionCss =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto;types:page}}' +
  `${page}::view-transition-old(root),${page}::view-transition-old(cover):only-child{display:none}` +
  `${page}::view-transition-new(root),${page}::view-transition-new(cover):only-child{animation:none;mix-blend-mode:normal}`;

/** Returns the first elements of the head: styles of the language's script, icons. */
export function headComponents(language: string): ReactNode[] {
  return [
    // gatsby-plugin-html-first keeps styles whose key begins with `own-`.
    <style
      key="own-styles"
      dangerouslySetInnerHTML={{
        __html:
          scriptCss(getLanguage(language).script) + __STITCH_CSS__ + counterCss + viewTransitionCss,
      }}
    />,
    <link key="icon" rel="icon" href={servedFiles.favicon} sizes="32x32" />,
    <link key="icon-svg" rel="icon" href={servedFiles.scalableFavicon} type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href={servedFiles.touchIcon} />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="theme" name="theme-color" content={palette.paper} />,
  ];
}
