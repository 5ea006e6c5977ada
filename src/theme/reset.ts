import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** Makes letters on macOS as thin as elsewhere. Chakra's types do not have these properties. */
const smoothing: object = {
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
};

/** Removes browser defaults of the elements that the site uses. Chakra's own reset is five times as long. */
export const reset = defineGlobalStyles({
  '*, *::before, *::after, *::backdrop': { boxSizing: 'border-box', border: '0 solid' },
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    // Unlike break-word, it also lets a grid or flex item be narrower than its longest word.
    overflowWrap: 'anywhere',
    WebkitTapHighlightColor: 'transparent',
  },
  html: {
    ...smoothing,
    textRendering: 'optimizeLegibility',
    touchAction: 'manipulation',
  },
  body: { position: 'relative', minHeight: '100dvh' },
  'img, svg, canvas': { display: 'block' },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'b, strong': { fontWeight: 'bolder' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  'button, summary': { cursor: 'pointer' },
  summary: { listStyle: 'none' },
  '::-webkit-details-marker': { display: 'none' },
  textarea: { resize: 'vertical' },
});
