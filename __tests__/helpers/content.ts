import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files by their path in the content folder; null removes one. */
export type Changes = Record<string, string | Uint8Array | null>;

/** Takes changes; gives a copy of the project's own content with them made. The caller removes it. */
export async function contentWith(changes: Changes): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp('content', root, { recursive: true });
  for (const [file, text] of Object.entries(changes)) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    if (text === null) await rm(target);
    else await writeFile(target, text);
  }
  return root;
}

/** Takes a collection and a pattern; gives the first English file, from the content folder, whose text has it. */
export function fileWith(collection: string, pattern = /./): string {
  const file = readdirSync(path.join('content', collection))
    .filter((name) => /^[^.]+\.yaml$/.test(name))
    .sort()
    .find((name) => pattern.test(readFileSync(path.join('content', collection, name), 'utf8')));
  if (file === undefined)
    throw new Error(`content/${collection} has no entry with ${pattern.source}`);
  return `${collection}/${file}`;
}
