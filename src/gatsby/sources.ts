import type { Node } from 'gatsby';

/** Names of the folders that gatsby-source-filesystem watches. */
export const sourceNames = { content: 'content', locales: 'strings' } as const;

/** Takes a node; tells whether it is a file of content/ or locales/ that holds text. */
export function isSource(node: Node): boolean {
  const { sourceInstanceName, extension } = node as Node & {
    sourceInstanceName?: string;
    extension?: string;
  };
  return (
    node.internal.type === 'File' &&
    ((sourceInstanceName === sourceNames.content && extension === 'yaml') ||
      sourceInstanceName === sourceNames.locales)
  );
}
