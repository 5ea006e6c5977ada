/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'node-html-parser';
import { makeFolder } from '../../plugins/testing/make-folder';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';

/* A kind of content takes the files below, its strings and a line in the list of collections, and nothing else. */

const collection = `
import { entry, order, seo, words } from '../fields';
import { collection } from './collection';

/** A workshop that the studio holds. */
export const workshops = collection({
  schema: entry({ order: order(), title: words(60), text: words(), seo: seo() }).meta({
    type: 'Workshop',
    one: 'workshop',
  }),
  pages: {
    folder: '/workshops',
    template: 'workshop.tsx',
    linkText: ({ title }) => title,
    title: 'layout:workshops',
    hasIndex: true,
    inHeader: true,
    inFooter: 'column',
  },
});
`;

const template = `
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { IndexHead } from '../components/IndexHead';
import type { PageContext } from '../i18n/page-context';
import { Page } from '../layout/Page';
import { present } from '../lib/present';
import { SeoTags } from '../seo/SeoTags';

type Data = Queries.WorkshopPageQuery;

export default function WorkshopPage({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Page data={data} context={pageContext}>
      <IndexHead {...present(data.workshop, 'workshop')} />
    </Page>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => (
  <SeoTags data={data} context={pageContext} {...present(data.workshop, 'workshop').seo} />
);

export const query = graphql\`
  query WorkshopPage($language: String!, $slug: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "layout"] } }) {
      ...Texts
    }
    workshop(slug: { eq: $slug }, language: { eq: $language }) {
      title
      text
      seo {
        title
        description
      }
    }
  }
\`;
`;

const page = `
import { graphql, type PageProps } from 'gatsby';
import { LocalLink } from '../components/LocalLink';
import type { PageContext } from '../i18n/page-context';
import { useMessages } from '../i18n/useMessages';
import { Page } from '../layout/Page';
import { headFromStrings } from '../seo/SeoTags';

type Data = Queries.WorkshopsPageQuery;

export default function WorkshopsPage({ data, pageContext }: PageProps<Data, PageContext>) {
  const t = useMessages();
  return (
    <Page data={data} context={pageContext}>
      <h1>{t('layout:workshops')}</h1>
      {data.workshops.nodes.map(({ path, title }) => (
        <LocalLink key={path} to={path}>
          {title}
        </LocalLink>
      ))}
    </Page>
  );
}

export const Head = headFromStrings({ title: 'layout:workshops', description: 'layout:workshops' });

export const query = graphql\`
  query WorkshopsPage($language: String!) {
    ...Shell
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "layout"] } }) {
      ...Texts
    }
    workshops: allWorkshop(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
  }
\`;
`;

const entryYaml = (title: string) =>
  `title: ${title}\ntext: Bring a name and a pencil.\nseo: { title: ${title}, description: One day. }\n`;
const titles: Partial<Record<string, string>> = { en: 'First stitches', fr: 'Premiers points' };

/** Copies the site and adds a kind of content. */
function siteWithWorkshops(): string {
  const root = makeFolder({}, 'site');
  const left = ['.git', '.cache', 'public', 'node_modules', 'test-results', 'artwork'];
  cpSync('.', root, {
    recursive: true,
    filter: (source) => !left.includes(source) && !source.startsWith('.env'),
  });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'), 'junction');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const change = (file: string, by: (text: string) => string) =>
    write(file, by(readFileSync(path.join(root, file), 'utf8')));
  write('src/collections/workshops.ts', collection);
  write('src/templates/workshop.tsx', template);
  write('src/pages/workshops.tsx', page);
  write('content/workshops/first-stitches.yaml', `order: 1\n${entryYaml(String(titles['en']))}`);
  write('content/workshops/first-stitches.fr.yaml', entryYaml(String(titles['fr'])));
  change('src/collections/index.ts', (text) =>
    text
      .replace(/^import .*works';$/m, (line) => `${line}\nimport { workshops } from './workshops';`)
      .replace(/^ {2}works,$/m, (line) => `${line}\n  workshops,`),
  );
  for (const code of languageCodes)
    change(`locales/${code}/layout.json`, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), workshops: `Workshops (${code})` }),
    );
  return root;
}

// A build of the whole site.
jest.setTimeout(1_800_000);

test('a new kind of content is in the pages, menus, breadcrumbs, site map and editor', async () => {
  const root = siteWithWorkshops();
  const run = async (...command: string[]) =>
    (await promisify(execFile)(process.execPath, command, { cwd: root })).stdout;
  await run('tools/gatsby.mjs', 'build');
  // The build writes the types of the new queries.
  await run('node_modules/typescript/bin/tsc', '--noEmit');
  await run('--import', 'tsx', 'tools/edit.ts', '--fields');

  for (const language of languageCodes) {
    const file = path.join(root, 'public', localizePath('/workshops/first-stitches', language));
    const html = readFileSync(
      existsSync(`${file}.html`) ? `${file}.html` : `${file}/index.html`,
      'utf8',
    );
    const document = parse(html);
    const title = titles[language] ?? titles['en'];
    const list = localizePath('/workshops', language);
    expect(document.querySelector('h1')?.text).toBe(title);
    for (const place of ['header', 'footer']) {
      const links = document.querySelectorAll(`${place} a`);
      expect(links.map((link) => link.text)).toContain(title);
    }
    expect(document.querySelector('header')?.text).toContain(`Workshops (${language})`);
    expect(document.querySelector('script[type="application/ld+json"]')?.text).toContain(
      `Workshops (${language})`,
    );
    expect(document.querySelector(`header a[href="${list}"]`)).not.toBeNull();
    const siteMap = readFileSync(path.join(root, 'public/sitemap.xml'), 'utf8');
    for (const listed of [list, `${list}/first-stitches`])
      expect(siteMap).toContain(`${listed}</loc>`);
  }
  expect(readFileSync(path.join(root, 'docs/fields.md'), 'utf8')).toContain('`content/workshops/`');
});
