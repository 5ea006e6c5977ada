/** @jest-environment node */
import type { Node } from 'gatsby';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../testing/make-folder';
import * as plugin from '../gatsby-node';
import type { ContentSetup } from '../src/setup';

const setup: ContentSetup = {
  collections: {},
  singles: [],
  required: [],
  languages: [{ code: 'en', locale: 'en' }],
  defaultLanguage: 'en',
};

test('what changes while Gatsby creates the pages makes it create them again, once', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const root = makeFolder({ 'content/.gitkeep': '', 'locales/en/layout.json': '{"menu":"Menu"}' });
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
    getNodesByType: () => [],
    reporter: { error: fail, panic: fail },
  };
  const call = (hook: string, more = {}) =>
    (plugin as Readonly<Record<string, (...args: unknown[]) => unknown>>)[hook]?.(
      { ...tools, ...more },
      options,
    );
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

function fail(error: unknown): never {
  throw new Error(String(error));
}
