import { createHash } from 'node:crypto';
import type { CreateNodeArgs, Node } from 'gatsby';
import { createEntryNodes, createAllNodes, type NodeInput } from '../../src/build/source-nodes';
import type { NodeTools } from '../../src/build/raw-yaml';
import * as transformer from 'gatsby-transformer-yaml/gatsby-node';

type NewNode = Parameters<NodeTools['actions']['createNode']>[0];

/**
 * A mock of Gatsby's nodes: stores them, deletes the children of changed ones, and calls gatsby-transformer-yaml and the site for new
 * ones.
 */
export function gatsbyNodes() {
  const nodes = new Map<string, Node>();
  const made: string[] = [];
  let site: NodeInput;
  let queue: Promise<unknown> = Promise.resolve();

  const remove = (id: string) => {
    const node = nodes.get(id);
    nodes.delete(id);
    for (const child of node?.children ?? []) remove(child);
  };
  const tools = {
    actions: {
      createNode: (node: NewNode) => {
        remove(node.id);
        nodes.set(node.id, { ...node, children: [] } as unknown as Node);
        made.push(node.id);
        queue = queue.then(() => onCreateNode(nodes.get(node.id)));
        return Promise.resolve();
      },
      createParentChildLink: ({ parent, child }: Record<'parent' | 'child', Node>) => {
        (nodes.get(parent.id)?.children as unknown as string[]).push(child.id);
      },
      touchNode: () => undefined,
      deleteNode: ({ id }: { id: string }) => remove(id),
    },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (data: unknown) =>
      createHash('sha256').update(JSON.stringify(data)).digest('hex'),
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => isOf(node, type)),
    loadNodeContent: (node: Node) => Promise.resolve(node.internal.content ?? ''),
  } as unknown as NodeTools;

  async function onCreateNode(node: Node | undefined): Promise<void> {
    if (!node) return;
    const args = { ...tools, node } as unknown as CreateNodeArgs;
    if (transformer.shouldOnCreateNode(args)) await transformer.onCreateNode(args, {});
    createEntryNodes(site, args);
  }

  return {
    /** Sources the site, and returns the ids of created and changed nodes. */
    async follow(next: NodeInput): Promise<string[]> {
      site = next;
      made.length = 0;
      createAllNodes(site, tools);
      await settled();
      return [...made];
    },
    all: () => [...nodes.values()],
    get: (id: unknown) => nodes.get(String(id)),
  };

  async function settled(): Promise<void> {
    const before = queue;
    await before;
    if (queue !== before) await settled();
  }
}

/** Returns whether a node has a type. */
export const isOf = (node: Node, type: string) => node.internal.type === type;

/** Returns Gatsby's nodes of a loaded site. */
export async function nodesOf(site: NodeInput): Promise<Node[]> {
  const gatsby = gatsbyNodes();
  await gatsby.follow(site);
  return gatsby.all();
}
