const path = require('node:path');

/**
 * A webpack loader for `*.static.tsx`: components without state or event handlers. The build renders them into the HTML, in an element of
 * their own. Browsers get only that element, which keeps its HTML, and none of the component's code.
 */
module.exports = function staticParts() {
  const name = JSON.stringify(path.basename(this.resourcePath, '.static.tsx'));
  const { inBrowser } = this.getOptions();
  const own = JSON.stringify(path.join(__dirname, '../browser/static-part.tsx'));
  return inBrowser
    ? `import { emptyPart } from ${own};\nexport default emptyPart(${name});`
    : `import { renderedPart } from ${own};\nimport Part from ${JSON.stringify(`${this.resourcePath}?rendered`)};\nexport default renderedPart(${name}, Part);`;
};
