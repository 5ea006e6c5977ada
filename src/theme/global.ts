import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** What holds for every page: ground, text, focus ring, and stillness for those who ask for it. */
export const globalCss = defineGlobalStyles({
  html: {
    // The page's margin; from 768 px it has room for the chat links.
    '--gutter': { base: 'clamp(1.125rem, 5vw, 2rem)', md: 'clamp(4.5rem, 6vw, 6rem)' },
    background: 'ground',
    color: 'text',
    fontFamily: 'text',
    fontSize: '100%',
    lineHeight: 'var(--text-leading)',
    scrollPaddingTop: '6rem',
    // The bar with Get Started and the chat links never hides what has the focus.
    scrollPaddingBottom: { base: '6rem', md: '0' },
    textSizeAdjust: '100%',
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    '@media print': { fontSize: '11pt' },
  },
  body: { overflowX: 'clip', overflowWrap: 'break-word', fontSynthesis: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  ':focus-visible': {
    outline: '3px dashed currentColor',
    outlineOffset: '4px',
    borderRadius: 'small',
  },
  // The page behind the open menu of a phone stays where it is.
  ':root:has(header details[data-menu=page][open])': {
    '@media (max-width: 767.98px)': { overflow: 'hidden' },
  },
  // Gatsby's own elements around a page (src/build/patches/gatsby-html.ts).
  '#gatsby-focus-wrapper': { outline: 'none' },
  '#gatsby-announcer': { display: 'none' },
  // What only scripts can do is there only with them (src/browser/head-script.ts).
  'html:not([data-scripting=on]) [data-needs-script]': { display: 'none !important' },
  // Clicked before the page was hydrated (src/browser/replay-clicks.ts), or sending.
  ':is(button, a)[aria-busy=true]': { cursor: 'progress', opacity: '0.6' },
  // On paper a page is its text and pictures, in ink on white; whoever holds it cannot press anything.
  '@page': { margin: '2cm' },
  'body header, body footer, body aside, main nav, form, .motif, .quilt, main button, main label, main input, main [role=status], #quick-intake-form':
    {
      '@media print': { display: 'none !important' },
    },
  // src/browser/unfold-on-paper.ts does it for browsers that do not know this.
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
  // A press while one view gives way to the next is meant for what is there, not for the pictures that fade.
  '::view-transition': { '@supports (view-transition-name: none)': { pointerEvents: 'none' } },
  // What travels from one page to the next (src/components/cover.ts) fills its frame all the way, however wide that is.
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
