import type { Node } from 'gatsby';

/** Fields of every node, which no page shows. */
const internal = new Set(['id', 'parent', 'children', 'internal', 'language']);

/**
 * Returns all strings of the nodes with this `language`, one per line. JSON in a string counts as its strings. Paths of files in the project
 * and ids of nodes, which derive from such paths, do not count: fonts would depend on its folder.
 */
export function textOfNodes(nodes: readonly Node[], language: string): string {
  const ids = new Set(nodes.map(({ id }) => id));
  return nodes
    .filter((node) => node['language'] === language)
    .flatMap((node) =>
      Object.entries(node).flatMap(([field, value]) => (internal.has(field) ? [] : strings(value))),
    )
    .filter((text) => !ids.has(text))
    .join('\n');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') {
    if (value.startsWith(process.cwd())) return [];
    return value.startsWith('{"') ? strings(JSON.parse(value)) : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}
