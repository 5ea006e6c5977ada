/** @jest-environment node */
import { buildFixture } from '../../testing/build-fixture';

const config = `
import type { GatsbyConfig } from 'gatsby';
import { z } from 'zod';
import { order, reference, words, fact, type ContentSetup } from './plugins/gatsby-transformer-content';

const setup: ContentSetup = {
  collections: {
    works: z
      .strictObject({ order: order(), title: words(20), client: reference('clients') })
      .meta({
        type: 'Work',
        derived: { initial: { type: 'String!', value: ({ title }) => String(title)[0] } },
      }),
    clients: z.strictObject({ order: order(), name: fact() }).meta({ type: 'Client' }),
  },
  singles: [],
  required: [],
  languages: [
    { code: 'en', locale: 'en' },
    { code: 'fr', locale: 'fr' },
  ],
  defaultLanguage: 'en',
};

const source = (name: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: \`\${__dirname}/\${name}\` },
});

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  plugins: [
    source('content'),
    source('locales'),
    {
      resolve: 'gatsby-transformer-content',
      options: {
        content: 'content',
        locales: 'locales',
        setup: () => setup,
      },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: 'ContentYaml' } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
  ],
};

export default config;
`;

const page = (language: string) => `
import { graphql } from 'gatsby';

export default function Page({ data }) {
  return (
    <main>
      {data.allWork.nodes.map(({ title, initial, client }) => (
        <p key={title}>{\`\${initial}: \${title} (\${client.name})\`}</p>
      ))}
      <p>{JSON.parse(data.locale.data).greeting}</p>
    </main>
  );
}

export const query = graphql\`
  {
    allWork(filter: { language: { eq: "${language}" } }, sort: { order: ASC }) {
      nodes {
        title
        initial
        client {
          name
        }
      }
    }
    locale(language: { eq: "${language}" }, ns: { eq: "common" }) {
      data
    }
  }
\`;
`;

const files = {
  'gatsby-config.ts': config,
  'content/clients/ada.yaml': 'order: 1\nname: Ada\n',
  'content/works/sign.yaml': 'order: 1\ntitle: Sign\nclient: ada\n',
  'content/works/sign.fr.yaml': 'title: Enseigne\n',
  'content/works/label.yaml': 'order: 2\ntitle: Label\nclient: ada\n',
  'locales/en/common.json': '{ "greeting": "Hello" }\n',
  'locales/fr/common.json': '{ "greeting": "Bonjour" }\n',
  'src/pages/index.jsx': page('en'),
  'src/pages/fr.jsx': page('fr'),
  'src/pages/404.jsx': 'export default () => <main>None</main>;',
};

const plugins = ['gatsby-transformer-content'];

test('a page gets typed entries and strings in its language, and English for what is missing', async () => {
  const site = await buildFixture({ plugins, files });
  const texts = (file: string) =>
    [...site.read(file).matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
  expect(texts('index.html')).toEqual(['S: Sign (Ada)', 'L: Label (Ada)', 'Hello']);
  expect(texts('fr/index.html')).toEqual(['E: Enseigne (Ada)', 'L: Label (Ada)', 'Bonjour']);
  // Gatsby writes the options into the scripts, so they must not name a folder of the machine.
  const telling = site.files('.js').filter((file) => /[\\/]fixture-/.test(site.read(file)));
  expect(telling).toEqual([]);
});

test('a mistake stops the build with its file, its line and what was expected', async () => {
  const wrong = { ...files, 'content/works/sign.yaml': 'order: 1\ntitle: Sign\nclient: eda\n' };
  await expect(buildFixture({ plugins, files: wrong })).rejects.toThrow(
    /content\/works\/sign\.yaml:3[\s\S]*clients[\s\S]*ada/,
  );
});
