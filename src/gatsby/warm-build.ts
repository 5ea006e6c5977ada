import { copyFile, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { defaultLanguage, languageCodes } from '../i18n/languages';

/**
 * Takes the folder of the last build; puts back the data of the localized 404 pages. Netlify's adapter moves the files of
 * pages with a `matchPath` to `[...]`, and the next build, which reads only what has changed anew, looks for them where Gatsby
 * wrote them.
 */
export async function restorePageData(publicFolder: string): Promise<void> {
  const folder = (language: string) => path.join(publicFolder, 'page-data', language);
  await Promise.all(
    languageCodes
      .filter((code) => code !== defaultLanguage)
      .map((code) =>
        restore(
          // The adapter's name of the page is a file of that name.
          [path.join(folder(code), '[...]', 'page-data.json'), path.join(folder(code), '[...]')],
          path.join(folder(code), '404', 'page-data.json'),
        ),
      ),
  );
}

async function restore(candidates: readonly string[], target: string): Promise<void> {
  if (await isFile(target)) return;
  for (const candidate of candidates) {
    if (await isFile(candidate)) {
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(candidate, target);
      return;
    }
  }
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
