/**
 * What some promised browsers lack and may lack, by MDN's name of it or the start of one, with what their visitors have instead.
 * Everything else that they lack is a fault (docs/decisions/0015-promised-browsers.md).
 */
export const enhancements: Readonly<Record<string, string>> = {
  'at-rules.media.forced-colors': 'no forced colours there either',
  'at-rules.media.scripting': 'without scripts, a control that then does nothing stays in sight',
  'at-rules.page': "the browser's own margins on paper",
  'properties.ascent-override': 'text moves a little when its font arrives',
  'properties.break-after': 'a heading may stand at the foot of a printed page',
  'properties.content-visibility': 'a script opens closed answers and steps on paper',
  'properties.cursor': 'a phone has none',
  'properties.descent-override': 'text moves a little when its font arrives',
  'properties.field-sizing': 'a text field keeps its height, and scrolls',
  'properties.forced-color-adjust': "the browser's own choice of colour",
  'properties.grid-template-rows.subgrid':
    'texts of neighbouring cards begin at heights of their own',
  'properties.line-gap-override': 'text moves a little when its font arrives',
  'properties.orphans': 'a single line may stand alone on paper',
  'properties.outline': 'the focus ring has square corners',
  'properties.overscroll-behavior': 'the page scrolls on at the end of a list',
  'properties.overscroll-behavior-x': 'the page scrolls on at the end of a list',
  'properties.print-color-adjust': 'known with its prefix',
  'properties.resize': 'a phone has no handle',
  'properties.scrollbar-width': 'a thin scroll bar may be seen',
  'properties.size-adjust': 'text moves a little when its font arrives',
  'properties.text-wrap': 'lines break where they are full',
  'properties.translate': 'an arrow stands still under the pointer',
  'properties.widows': 'a single line may stand alone on paper',
  'properties.word-break': 'Japanese breaks between any two letters',
  'selectors.details-content': 'a script opens closed answers and steps on paper',
  'selectors.has': 'the header keeps the colour of the page under an open menu',
  'selectors.selection': "the phone's own colour of selected text",
  'selectors.-moz-range-thumb': 'the handle of other browsers has its own rule',
  'types.color-mix': 'no tint, or a lighter one',
  'types.length.lh': 'the page moves by a line when a message appears',
};
