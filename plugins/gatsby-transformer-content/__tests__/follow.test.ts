/** @jest-environment node */
import type { Node } from 'gatsby';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeFolder } from '../../testing/make-folder';
import * as plugin from '../gatsby-node';
import { words } from '../src/fields';
import type { ContentSetup } from '../src/setup';

const setup: ContentSetup = {
  collections: { works: z.strictObject({ title: words() }).meta({ type: 'Work' }) },
  singles: [],
  required: [],
  languages: [{ code: 'en', locale: 'en' }],
  defaultLanguage: 'en',
};

/** Returns a site while it is developed: its folder, its nodes and a function that calls a hook. */
function develop() {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const root = makeFolder({
    'content/works/sign.yaml': 'title: Sign\n',
    'locales/en/layout.json': '{"menu":"Menu"}',
  });
  const locales = path.join(root, 'locales');
  const options = { content: path.join(root, 'content'), locales, setup: () => setup };
  const nodes = new Map<string, Node>();
  const touchNode = jest.fn();
  const tools = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
      touchNode,
    },
    createContentDigest: JSON.stringify,
    createNodeId: String,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    reporter: { error: () => undefined, panic: fail },
  };
  const call = (hook: string, more = {}) =>
    (plugin as Readonly<Record<string, (...args: unknown[]) => unknown>>)[hook]?.(
      { ...tools, ...more },
      options,
    );
  return { root, locales, nodes, touchNode, call };
}

test('what changes while Gatsby creates the pages makes it create them again, once', async () => {
  const { locales, touchNode, call } = develop();
  const edit = async (menu: string) => {
    const file = path.join(locales, 'en/layout.json');
    writeFileSync(file, JSON.stringify({ menu }));
    await call('onCreateNode', { node: { absolutePath: file, internal: { type: 'File' } } });
  };
  for (const hook of ['onPreBootstrap', 'sourceNodes', 'createPages', 'onPostBootstrap'])
    await call(hook);

  await edit('Before');
  await call('createPages');
  await call('onPreExtractQueries');
  expect(touchNode).not.toHaveBeenCalled();

  await call('createPages');
  await edit('Meanwhile');
  await call('onPreExtractQueries');
  expect(touchNode).toHaveBeenCalledTimes(1);

  await call('createPages');
  await call('onPreExtractQueries');
  expect(touchNode).toHaveBeenCalledTimes(1);
});

test('an entry that is edited has at once what was validated, and keeps it while its file has an error', async () => {
  const { root, nodes, call } = develop();
  const absolutePath = path.join(root, 'content/works/sign.yaml');
  const node = { absolutePath, relativePath: 'works/sign.yaml', internal: { type: 'File' } };
  const file = { id: 'file', ...node } as unknown as Node;
  // gatsby-transformer-yaml reads the time as another one.
  const raw = { id: 'raw', parent: 'file', internal: { type: 'ContentYaml' } } as Node;
  nodes.set('file', file).set('raw', { ...raw, title: new Date(0) });
  const titleAfter = async (text: string) => {
    writeFileSync(absolutePath, text);
    await call('onCreateNode', { node: file });
    await call('onCreateNode', { node: raw });
    return nodes.get('works/sign/en')?.['title'];
  };
  for (const hook of ['onPreBootstrap', 'sourceNodes', 'createPages', 'onPostBootstrap'])
    await call(hook);
  expect(nodes.get('works/sign/en')).toMatchObject({ title: 'Sign', parent: 'raw' });
  expect(await titleAfter('title: 2026-01-15 10:30:00\n')).toBe('2026-01-15 10:30:00');
  expect(await titleAfter('title: A\u000bb\n')).toBe('2026-01-15 10:30:00');
  expect(nodes.get('ContentErrors')?.['text']).toMatch(/sign\.yaml:1:9 .*U\+000B/);
  expect(await titleAfter('title: Yes\n')).toBe('Yes');
});

function fail(error: unknown): never {
  throw new Error(String(error));
}
