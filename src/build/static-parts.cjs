const path = require('node:path');

/**
 * A webpack loader for `*.static.tsx`: parts of a page in which nothing moves or answers. The build draws them into the HTML with
 * an element around them; browsers get that element alone, which keeps what is in it, and none of the part's code.
 */
module.exports = function staticParts() {
  const name = JSON.stringify(path.basename(this.resourcePath, '.static.tsx'));
  const { inBrowser } = this.getOptions();
  const own = (file) => JSON.stringify(path.join(this.rootContext, 'src/components', file));
  return inBrowser
    ? `import { emptyPart } from ${own('static-part.tsx')};\nexport default emptyPart(${name});`
    : `import { drawnPart } from ${own('static-part.tsx')};\nimport Part from ${JSON.stringify(`${this.resourcePath}?drawn`)};\nexport default drawnPart(${name}, Part);`;
};
