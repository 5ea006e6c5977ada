import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { lowWindow } from './low-window';

/** The global styles: background, text, focus ring, print and reduced motion. */
export const globalCss = defineGlobalStyles({
  html: {
    // The side margin of the page. From 768 px on, the chat links fit into it.
    '--gutter': { base: 'clamp(1.125rem, 5vw, 2rem)', md: 'clamp(4.5rem, 6vw, 6rem)' },
    background: 'ground',
    color: 'text',
    fontFamily: 'text',
    lineHeight: 'var(--text-leading)',
    // The only offset of scroll targets: they end up below the header, and above the bottom bar of a phone (src/layout/ChatLinks.tsx).
    scrollPaddingTop: '{sizes.header}',
    scrollPaddingBottom: { base: '6rem', md: '0' },
    [lowWindow]: {
      scrollPaddingBlock: '1rem',
      // The chat links of a low window fit into it, too, where that leaves room for text.
      '--gutter': { sm: '3.5rem', md: 'clamp(4.5rem, 6vw, 6rem)' },
    },
    textSizeAdjust: '100%',
    // Browsers that darken pages would darken stitches and buttons with them.
    colorScheme: 'only light',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '@media print': { fontSize: '11pt' },
  },
  body: { overflowX: 'clip', fontSynthesis: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  ':focus-visible': {
    outline: '3px dashed currentColor',
    outlineOffset: '4px',
  },
  // Without specificity, so that round elements stay round.
  ':where(:focus-visible)': { borderRadius: 'small' },
  // The page behind an open dialog does not scroll, nor that behind the open menu on phones.
  ':root:has(dialog:modal)': { overflow: 'hidden' },
  ':root:has(header details[data-menu=page][open])': {
    mdDown: { overflow: 'hidden' },
  },
  // A browser without `<details>` shows what it holds, and could not close the menu.
  'details[data-menu]:not([open]) > :not(summary)': { display: 'none' },
  // Forced colors remove the backgrounds that buttons have, and those that mark what is current or chosen.
  button: { '@media (forced-colors: active)': { border: '2px solid ButtonText' } },
  ':is([aria-current=page], [aria-current=true], [aria-pressed=true], [type=radio]:checked + *)': {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
  // Gatsby's elements around a page (gatsby-plugin-html-first removes their style attributes).
  '#gatsby-focus-wrapper': { outline: 'none' },
  '#gatsby-announcer': { display: 'none' },
  // Without scripts, hides controls that need them (gatsby-plugin-html-first).
  'html:not([data-scripting=on]) [data-needs-script]': { display: 'none !important' },
  // Clicked before hydration (gatsby-plugin-html-first), or a form that is being sent.
  ':is(button, a)[aria-busy=true]': { cursor: 'progress', opacity: '0.6' },
  // Print shows only text and pictures, in black on white, without controls.
  '@page': { margin: '2cm' },
  'body header, body footer, body aside, body dialog, main nav, form, .motif, .quilt, main button, main label, main input, main [role=status], #quick-intake-form':
    {
      '@media print': { display: 'none !important' },
    },
  // The button of the scene prints it alone (src/sections/service/scene/PrintButton.tsx).
  ':root[data-printing=scene] main :is(section, figure):not(#scene)': {
    '@media print': { display: 'none' },
  },
  // For browsers without `::details-content`, src/layout/document/open-details-for-print.ts does this.
  'main details::details-content': {
    '@media print': { contentVisibility: 'visible', height: 'auto' },
  },
  'main picture, main picture img': { '@media print': { maxHeight: '6cm !important' } },
  'body *': {
    '@media print': {
      background: 'none !important',
      color: '#000 !important',
      boxShadow: 'none !important',
    },
  },
  'main section': {
    '@media print': {
      breakInside: 'auto',
      paddingBlock: '0.5cm !important',
      minHeight: '0 !important',
    },
  },
  'h1, h2, h3': { '@media print': { breakAfter: 'avoid' } },
  'li, article, figure': { '@media print': { breakInside: 'avoid' } },
  p: { '@media print': { orphans: '3', widows: '3' } },
  // Clicks during a view transition reach the new page instead of the fading pictures.
  '::view-transition': { '@supports (view-transition-name: none)': { pointerEvents: 'none' } },
  // The cover fills its frame during the whole transition (src/components/cover-transition.ts).
  '::view-transition-group(cover)': {
    '@supports (view-transition-name: none)': { overflow: 'clip', borderRadius: 'surface' },
  },
  '::view-transition-old(cover), ::view-transition-new(cover)': {
    '@supports (view-transition-name: none)': { height: '100%', objectFit: 'cover' },
  },
  '::selection': { background: '{colors.marigold}', color: '{colors.ink}' },
  '[hidden]': { display: 'none !important' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
