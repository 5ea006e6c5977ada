const path = require('node:path');

/**
 * A webpack loader for `*.static.tsx`: components without state or event handlers. The build renders them into the HTML, in an element of
 * their own. Browsers get only that element, which keeps its HTML, and none of the component's code.
 */
module.exports = function staticParts() {
  const name = JSON.stringify(path.basename(this.resourcePath, '.static.tsx'));
  const { inBrowser } = this.getOptions();
  const own = (file) => JSON.stringify(path.join(this.rootContext, 'src/components', file));
  return inBrowser
    ? `import { emptyPart } from ${own('static-part.tsx')};\nexport default emptyPart(${name});`
    : `import { renderedPart } from ${own('static-part.tsx')};\nimport Part from ${JSON.stringify(`${this.resourcePath}?rendered`)};\nexport default renderedPart(${name}, Part);`;
};
