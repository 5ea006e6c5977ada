import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { formatErrors } from '../../../src/content/errors';
import { loadSite } from '../../../src/content/load-site';
import { contentPaths } from './store';

/**
 * Takes what the editor changed; gives what `npm run check` says of the project's content with it, and the files the formatter
 * would change: nothing where all is well.
 */
export async function verdictOn(changes: Record<string, Buffer | null>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'edited-'));
  try {
    await linkContent(root);
    const untidy: string[] = [];
    for (const [name, bytes] of Object.entries(changes)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await rm(file, { force: true });
      if (bytes) await writeFile(file, bytes);
      if (bytes && name.endsWith('.yaml') && !(await isFormatted(name, bytes.toString())))
        untidy.push(`${name}: the formatter would change it`);
    }
    const { errors } = await loadSite(path.join(root, 'content'), 'locales');
    return [...untidy, formatErrors(errors)].filter(Boolean).join('\n');
  } finally {
    await rm(root, { recursive: true });
  }
}

/** Every file of the content as a link, so that pictures need no copying. */
async function linkContent(root: string): Promise<void> {
  for (const name of contentPaths(() => true)) {
    await mkdir(path.join(root, path.dirname(name)), { recursive: true });
    await symlink(path.resolve(name), path.join(root, name));
  }
}

async function isFormatted(name: string, text: string): Promise<boolean> {
  return check(text, { ...(await resolveConfig(name)), filepath: name });
}
