/** @jest-environment node */
import { buildFixture } from '../../testing/build-fixture';

const page = (name: string) => `
import { jsx } from '@emotion/react';
import { FirstScreenEnd } from '../../plugins/gatsby-plugin-html-first';
import Quote from '../Quote.static';

const First = (props) => jsx('h1', { css: { color: 'rgb(1, 1, 1)' }, ...props });
const Later = (props) => jsx('p', { css: { color: 'rgb(2, 2, 2)' }, ...props });

export default function Page() {
  return (
    <main>
      <First>${name}</First>
      <FirstScreenEnd />
      <Later>Text</Later>
      <Quote />
    </main>
  );
}

export const Head = () => <title>Title of ${name}</title>;
`;

const files = {
  'gatsby-config.ts': `
export default {
  jsxRuntime: 'automatic',
  plugins: [{ resolve: 'gatsby-plugin-html-first', options: { head: 'src/head-script.ts' } }],
};
`,
  'src/head-script.ts': "document.documentElement.dataset['mine'] = '';",
  'src/Quote.static.tsx': 'export default () => <blockquote>Words of a quote</blockquote>;',
  'src/pages/index.tsx': page('Home'),
  'src/pages/about.tsx': page('About'),
  'src/pages/404.tsx': page('None'),
};

let site: Awaited<ReturnType<typeof buildFixture>>;
let html: string;

beforeAll(async () => {
  site = await buildFixture({ plugins: ['gatsby-plugin-html-first'], files });
  html = site.read('about/index.html');
});

/** The address in the list of scripts, or of the style sheet. */
const scripts = () =>
  JSON.parse(/data-scripts>(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as string[];

test('the scripts of Gatsby wait in a list, and the site has its own script in the head', () => {
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(scripts().length).toBeGreaterThan(2);
  for (const address of scripts()) expect(site.has(address)).toBe(true);
  expect(/<head>.*<\/head>/s.exec(html)?.[0]).toContain('dataset.mine');
});

test('styles of the first screen are in the head, others in a file that pages share', () => {
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(html).toContain('color:rgb(1, 1, 1)');
  expect(html).not.toContain('color:rgb(2, 2, 2)');
  expect(site.read(sheet)).toContain('color:rgb(2, 2, 2)');
  expect(site.read('index.html')).toContain(sheet);
});

test('a static part and the head are in the HTML, and in no script', () => {
  expect(html).toContain('Words of a quote');
  expect(html).toContain('<title');
  const code = scripts().map((address) => site.read(address));
  const chunks = site.files('.js').map((file) => site.read(file));
  expect([...code, ...chunks].join('')).not.toMatch(/Words of a quote|Title of About/);
});

test('nothing in the HTML needs unsafe-inline for styles', () => {
  expect(html).not.toMatch(/<[^>]* style="/);
});
