import type { Node, SourceNodesArgs } from 'gatsby';
import type { EntryFile } from '../content/files';
import type { EntryData } from '../content/load';

/** The type of the nodes that hold a file of content/ with its data: what gatsby-transformer-yaml reads. */
export const fileType = 'ContentFile';
/** The type of the raw nodes that it makes of them, one a file. */
export const rawType = `${fileType}Yaml`;

/** What Gatsby gives to whoever makes nodes. */
export type NodeTools = Pick<
  SourceNodesArgs,
  'actions' | 'createContentDigest' | 'createNodeId' | 'getNode' | 'getNodesByType'
>;

/** A node with what it says of an entry's file. */
export type FileNode = Node & EntryFile;

const idOf = (file: string, { createNodeId }: Pick<NodeTools, 'createNodeId'>) =>
  createNodeId(`file content/${file}`);

/** Returns the node that hands its data to gatsby-transformer-yaml. */
export function fileNode({ value, ...file }: EntryData, tools: NodeTools) {
  return {
    ...file,
    id: idOf(file.file, tools),
    parent: null,
    children: [],
    internal: {
      type: fileType,
      mediaType: 'text/yaml',
      // JSON is YAML that both parsers read alike: to the transformer's own a date without quotes is no text.
      content: JSON.stringify(value),
      contentDigest: tools.createContentDigest({ ...file, value }),
    },
  };
}

/** Returns the raw node of a file in content/, once it exists. */
export function rawNodeOf(file: string, tools: NodeTools): Node | undefined {
  const node = tools.getNode(idOf(file, tools));
  const [raw] = node?.children ?? [];
  return raw === undefined ? undefined : tools.getNode(raw);
}

/** Returns what stands in the file of a raw node. */
export function saidBy(raw: Node): Record<string, unknown> {
  const own = ['id', 'parent', 'children', 'internal'];
  return Object.fromEntries(Object.entries(raw).filter(([field]) => !own.includes(field)));
}
