import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { listContent } from '../../src/content/files';

/** Takes an entry's data; gives its file as the editor writes it: a value a line, without comments. */
export function written(data: unknown): string {
  const text = stringify(data, { lineWidth: 0, singleQuote: true, defaultKeyType: 'PLAIN' });
  return `${text.trim()}\n`;
}

/**
 * Takes a content folder; writes every entry as the editor would, so that a later edit in the browser changes only the lines of
 * that edit. Gives the files it changed. What the notes in them say belongs into the schemas: they go.
 */
export async function tidy(root: string): Promise<string[]> {
  const { entries } = await listContent(root);
  const changed: string[] = [];
  for (const { file } of entries) {
    const text = await readFile(path.join(root, file), 'utf8');
    const tidied = written(parse(text));
    if (tidied === text) continue;
    await writeFile(path.join(root, file), tidied);
    changed.push(file);
  }
  return changed;
}
