/** @jest-environment node */
import { createHash } from 'node:crypto';
import { buildFixture } from '../../testing/build-fixture';

const config = `
import type { GatsbyConfig } from 'gatsby';
import { netlifyAdapter } from './plugins/gatsby-plugin-static-host/src/netlify-adapter';

const config: GatsbyConfig = {
  adapter: netlifyAdapter(),
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  siteMetadata: { siteUrl: 'https://a.test', title: 'Site' },
  plugins: [
    {
      resolve: 'gatsby-plugin-static-host',
      options: {
        directives: { 'connect-src': ['https://api.test'] },
        headers: { 'X-Mine': '1' },
        manifest: { start_url: '/' },
      },
    },
  ],
};

export default config;
`;

const nodeApi = `
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  actions.createRedirect({ fromPath: '/fr/old', toPath: '/about', isPermanent: true });
  actions.createPage({
    path: '/fr/404',
    matchPath: '/fr/*',
    component: path.resolve('src/pages/404.tsx'),
  });
};
`;

const page = (head: string) => `
export default function Page() {
  return <main>Page</main>;
}
export const Head = () => <>${head}</>;
`;

const files = {
  'gatsby-config.ts': config,
  'gatsby-node.ts': nodeApi,
  'src/pages/index.tsx': page(
    '<link rel="canonical" href="https://a.test/" /><link rel="alternate" hrefLang="fr" href="https://a.test/fr" />',
  ),
  'src/pages/about.tsx': page('<link rel="canonical" href="https://a.test/about" />'),
  'src/pages/hidden.tsx': page('<meta name="robots" content="noindex" />'),
  'src/pages/404.tsx': page(''),
};

let site: Awaited<ReturnType<typeof buildFixture>>;

beforeAll(async () => {
  site = await buildFixture({ plugins: ['gatsby-plugin-static-host'], files });
});

test('the policy of a page names its scripts, and the origins of the options', () => {
  const html = site.read('about.html');
  const [, policy = ''] =
    /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const [, script = ''] = /<script id="gatsby-script-loader">([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(script).not.toBe('');
  expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  expect(policy).toContain("connect-src 'self' https://api.test;");
});

test('crawlers find the pages that may be listed', () => {
  const sitemap = site.read('sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
  expect(urls).toEqual(['https://a.test/', 'https://a.test/about']);
  expect(sitemap).toContain('hreflang="fr" href="https://a.test/fr"');
  expect(site.read('robots.txt')).toContain('Sitemap: https://a.test/sitemap.xml');
});

test('redirects come before unknown paths, and these before the page that they show', () => {
  const rules = site.read('_redirects').split('\n').filter(Boolean);
  const wanted = [
    '/404  /404.html  404!',
    '/fr/old  /about  301',
    '/fr/*  /fr/[...].html  404',
    '/fr/*  /fr/[...].html  200',
  ];
  expect(rules.filter((rule) => wanted.includes(rule))).toEqual(wanted);
  expect(site.has('fr/[...].html')).toBe(true);
});

test('headers for all paths are in one rule', () => {
  const headers = site.read('_headers');
  expect(headers.match(/^\/\*$/gm)).toHaveLength(1);
  expect(headers.match(/X-Frame-Options/gi)).toHaveLength(1);
  expect(headers).toContain('  X-Mine: 1\n');
  expect(headers).toMatch(/^\/static\/\*\n {2}cache-control: .*immutable$/m);
});

test('the manifest and the licenses are there', () => {
  expect(JSON.parse(site.read('manifest.webmanifest'))).toEqual({ name: 'Site', start_url: '/' });
  expect(site.read('licenses.txt')).toMatch(/^react \d/m);
});

test('scripts have no source maps', () => {
  expect(site.files('.map')).toEqual([]);
  for (const file of site.files('.js')) expect(site.read(file)).not.toContain('sourceMappingURL');
});

test('a second build finds the pages that the adapter moved', async () => {
  const before = site.read('about.html');
  await site.build();
  expect(site.read('about.html')).toBe(before);
  expect(site.read('_headers').match(/^\/\*$/gm)).toHaveLength(1);
});

test('what the host cached brings back neither removed pages nor the code of before', async () => {
  const others = Object.fromEntries(
    Object.entries(files).filter(([file]) => file !== 'src/pages/about.tsx'),
  );
  const code = nodeApi.replaceAll('/fr/old', '/fr/older').replace("'/about'", "'/'");
  await site.buildFromHostCache({ ...others, 'gatsby-node.ts': code });
  expect(site.read('_redirects')).toMatch(/^\/fr\/older /m);
  expect(site.read('_redirects')).not.toMatch(/^\/fr\/old /m);
  expect(site.has('about.html')).toBe(false);
  expect(site.has('about/index.html')).toBe(false);
  expect(site.has('page-data/about/page-data.json')).toBe(false);
});
