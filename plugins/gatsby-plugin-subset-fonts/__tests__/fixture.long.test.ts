/** @jest-environment node */
import { buildFixture } from '../../testing/build-fixture';

const config = (text: string) => `
export default {
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-plugin-subset-fonts',
      options: {
        languages: { en: 'latin' },
        title: 'serif',
        text: { en: ${JSON.stringify(text)} },
        scripts: {
          latin: {
            family: 'Anek Latin',
            source: '@fontsource-variable/anek-latin',
            range: 'U+0-24F',
            instances: [
              { name: 'text', weight: '400', axes: { wght: 400, wdth: 100 }, features: [] },
              { name: 'bold', weight: '800', axes: { wght: 800, wdth: 100 }, features: [] },
            ],
            stack: [{ script: 'latin' }],
            systemFonts: [{ regular: 'Arial', twin: 'arimo' }],
          },
        },
      },
    },
  ],
};
`;

const page = (title: string) => `
export default () => <main><h1 className="a">${title}</h1></main>;
export const Head = () => <><html lang="en" /><style>{'h1{color:red}'}</style></>;
`;

const files = {
  'gatsby-config.ts': config('Home'),
  'gatsby-node.js': `
exports.sourceNodes = ({ actions, createNodeId, createContentDigest }) => {
  const note = { language: 'en', text: 'Sir' };
  actions.createNode({
    ...note,
    id: createNodeId('note'),
    internal: { type: 'Note', contentDigest: createContentDigest(note) },
  });
};
`,
  'src/pages/index.jsx': page('Home'),
  'src/pages/about.jsx': page('About'),
  'src/pages/404.jsx': page('None'),
};

const plugins = ['gatsby-plugin-subset-fonts'];

test('each page has the fonts of its language, small, with those of its title inside', async () => {
  const site = await buildFixture({ plugins, files });
  const css = (file: string) => /<!--fonts-->.*<!--\/fonts-->/s.exec(site.read(file))?.[0] ?? '';
  const names = (file: string) =>
    [...css(file).matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name);
  const fonts = [...css('about/index.html').matchAll(/url\(\/(static\/fonts\/[^)]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(new Set(names('about/index.html'))).toEqual(
    new Set(['Anek Latin', 'Anek Latin Title', 'Anek Latin Fallback']),
  );
  expect(css('index.html')).toContain(fonts[0]);
  expect(fonts.length).toBeGreaterThan(1);
  // 'Home' and 'Sir', the digits, and the words of dates.
  for (const font of fonts) expect(site.size(font)).toBeLessThan(12_000);
});

test('a letter that no font has stops the build', async () => {
  const wrong = { ...files, 'gatsby-config.ts': config('Ж') };
  await expect(buildFixture({ plugins, files: wrong })).rejects.toThrow('Ж (U+416)');
});
