import type { Node } from 'gatsby';
import { onCreateNode } from 'gatsby-transformer-yaml/gatsby-node';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as plugin from '../gatsby-node';
import { filesIn } from '../src/folder';
import { rawType } from '../src/graphql-types';
import type { ContentSetup } from '../src/setup';

type Hooks = Readonly<Record<string, ((...args: unknown[]) => unknown) | undefined>>;

/** Returns the nodes that a build makes of a folder with `content` and `locales`: Gatsby's hooks, with the real gatsby-transformer-yaml. */
export async function builtNodes(root: string, setup: ContentSetup): Promise<Node[]> {
  const content = path.join(root, 'content');
  const options = { content, locales: path.join(root, 'locales'), setup: () => setup };
  const nodes = new Map<string, Node>();
  const createNode = (node: Node) => nodes.set(node.id, node);
  const tools = {
    actions: { createNode, createParentChildLink: () => undefined, touchNode: () => undefined },
    createContentDigest: JSON.stringify,
    createNodeId: String,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    reporter: { error: fail, panic: fail },
  };
  const call = (hook: string, more = {}) =>
    (plugin as Hooks)[hook]?.({ ...tools, ...more }, options);

  await call('onPreBootstrap');
  await call('sourceNodes');
  for (const relativePath of (await filesIn(content)).filter((file) => file.endsWith('.yaml'))) {
    const absolutePath = path.join(content, relativePath);
    const internal = { type: 'File', mediaType: 'text/yaml' };
    const file = { id: relativePath, relativePath, absolutePath, children: [], internal };
    createNode(file as unknown as Node);
    await (onCreateNode as unknown as (...args: unknown[]) => Promise<void>)(
      { ...tools, node: file, loadNodeContent: () => readFileSync(absolutePath, 'utf8') },
      { typeName: rawType },
    );
    const [raw] = tools.getNodesByType(rawType).filter(({ parent }) => parent === relativePath);
    await call('onCreateNode', { node: raw });
  }
  return [...nodes.values()];
}

function fail(error: unknown): never {
  throw new Error(String(error));
}
