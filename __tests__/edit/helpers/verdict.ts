import { check, resolveConfig } from 'prettier';
import { formatErrors } from '../../../src/content/errors';
import { loadSite } from '../../../src/content/load-site';
import { contentWith, type Changes } from '../../helpers/content';
import { removeFolders } from '../../helpers/folder';

/**
 * Takes what the editor changed; gives what `npm run check` says of the project's content with it, and the files the formatter
 * would change: nothing where all is well.
 */
export async function verdictOn(changes: Record<string, Buffer | null>): Promise<string> {
  const untidy: string[] = [];
  const inContent: Changes = {};
  for (const [file, bytes] of Object.entries(changes)) {
    inContent[file.replace('content/', '')] = bytes;
    const format = { ...(await resolveConfig(file)), filepath: file };
    if (bytes && file.endsWith('.yaml') && !(await check(bytes.toString(), format)))
      untidy.push(`${file}: the formatter would change it`);
  }
  const root = await contentWith(inContent);
  const { errors } = await loadSite(root, 'locales');
  removeFolders();
  return [...untidy, formatErrors(errors)].filter(Boolean).join('\n');
}
