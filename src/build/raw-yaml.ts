import type { Node, SourceNodesArgs } from 'gatsby';
import type { EntryFile } from '../content/files';
import type { EntryData } from '../content/load';

/** The type of the nodes with a file of content/, which gatsby-transformer-yaml reads. */
export const fileType = 'ContentFile';
/** The type of the raw nodes that gatsby-transformer-yaml creates, one for each file. */
export const rawType = `${fileType}Yaml`;

/** Gatsby's node helpers. */
export type NodeTools = Pick<
  SourceNodesArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/** A node with the file of an entry. */
export type FileNode = Node & EntryFile;

const idOf = (file: string, { createNodeId }: Pick<NodeTools, 'createNodeId'>) =>
  createNodeId(`file content/${file}`);

/** Returns the node that gatsby-transformer-yaml reads. */
export function fileNode({ value, ...file }: EntryData, tools: NodeTools) {
  return {
    ...file,
    id: idOf(file.file, tools),
    parent: null,
    children: [],
    internal: {
      type: fileType,
      mediaType: 'text/yaml',
      // As JSON, because the transformer's YAML parser would turn dates into objects.
      content: JSON.stringify(value),
      contentDigest: tools.createContentDigest({ ...file, value }),
    },
  };
}

/** Returns the raw node of a file in content/, if it exists. */
export function rawNodeOf(file: string, tools: NodeTools): Node | undefined {
  const node = tools.getNode(idOf(file, tools));
  const [raw] = node?.children ?? [];
  return raw === undefined ? undefined : tools.getNode(raw);
}

/** Returns the data of a raw node. */
export function dataOf(raw: Node): Record<string, unknown> {
  const own = ['id', 'parent', 'children', 'internal'];
  return Object.fromEntries(Object.entries(raw).filter(([field]) => !own.includes(field)));
}
