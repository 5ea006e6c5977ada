import { onCreateNode } from 'gatsby-transformer-yaml/gatsby-node';
import type { ContentError } from './errors';
import { rawType } from './graphql-types';
import type { ParsedFile } from './parse';

type Arguments = Parameters<typeof onCreateNode>[0];

/** An error of the transformer's parser. Its lines and columns begin with 0. */
interface YamlError {
  reason?: string;
  mark?: { line: number; column: number };
}

/**
 * Reads a YAML file as Gatsby will. gatsby-transformer-yaml has its own parser, which refuses some of what the plugin's parser reads, and stops
 * a build without the name of the file.
 * @returns its errors
 */
export async function errorsOfGatsby(
  { file, value }: ParsedFile,
  text: string,
): Promise<ContentError[]> {
  let nodes = 0;
  const args: unknown = {
    node: { id: file, internal: { type: 'File' } },
    actions: { createNode: () => (nodes += 1), createParentChildLink: () => undefined },
    loadNodeContent: () => Promise.resolve(text),
    createNodeId: String,
    createContentDigest: () => '',
  };
  try {
    await onCreateNode(args as Arguments, { typeName: rawType, plugins: [] }, () => undefined);
  } catch (error) {
    const { reason = String(error), mark = { line: 0, column: 0 } } = error as YamlError;
    return [unread(file, `expected YAML that Gatsby can read, found: ${reason}`, mark)];
  }
  // Other data has an error of its schema.
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup && nodes !== 1 ? [unread(file, 'expected fields, found something else')] : [];
}

function unread(file: string, message: string, mark = { line: 0, column: 0 }): ContentError {
  const hint =
    'Write the text in single quotes, or after >- in the lines below the name of the field.';
  return { file, line: mark.line + 1, column: mark.column + 1, field: '', message, hint };
}
