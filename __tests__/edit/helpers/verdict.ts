import { check, resolveConfig } from 'prettier';
import { formatErrors } from '../../../plugins/gatsby-transformer-content';
import { loadSite } from '../../../src/content/site';
import { contentWith, type Changes } from '../../helpers/content';
import { removeFolders } from '../../../plugins/testing/make-folder';

/**
 * Returns the errors of `npm run check` for the project's content with the editor's changes, and the files that Prettier would change.
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
