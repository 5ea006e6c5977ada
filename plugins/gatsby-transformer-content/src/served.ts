import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileProblemError } from './assets';
import { fileError, type ContentError } from './errors';
import { entriesIn, linkErrors, projectPath } from './folder';
import { openFile } from './kinds';
import { notOfKind, type FileProblem } from './kinds/problem';
import { metadataProblem } from './kinds/raster';
import type { ContentSetup } from './setup';

const maxBytes = 1024 * 1024;

/** The kinds of files that a site serves as they are. A page is not one of them, as its scripts would run. */
const kinds: Readonly<Record<string, (file: string) => Promise<FileProblem | undefined>>> = {
  '.ico': async (file) => {
    const isIcon = (await readFile(file)).subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]));
    return isIcon ? undefined : notOfKind('an icon', 'something else');
  },
  '.json': async (file) => {
    try {
      JSON.parse(await readFile(file, 'utf8'));
      return undefined;
    } catch {
      return notOfKind('JSON', 'something else');
    }
  },
  '.png': async (file) =>
    (await openFile(file)).problem ?? metadataProblem(await sharp(file).metadata()),
  '.svg': async (file) => (await openFile(file)).problem,
  '.txt': async (file) => {
    const isText = !(await readFile(file, 'utf8')).match(/[\0\ufffd]/);
    return isText ? undefined : notOfKind('text saved as UTF-8', 'something else');
  },
};

/** Returns the errors of a folder whose files are served as they are. Nothing of it is hidden: Gatsby copies every file. */
export async function servedErrors(setup: ContentSetup, root: string): Promise<ContentError[]> {
  const links = await linkErrors(root);
  if (links.length > 0) return links;
  const files = (await entriesIn(root)).filter(({ entry }) => entry.isFile());
  const errors = files.map(async ({ file }) => {
    const check = kinds[path.extname(file)];
    const isHidden = /(?:^|\/)\.(?!well-known\/)/.test(file);
    if (!check || isHidden)
      return fileError(
        projectPath(root, file),
        `expected a file of the kinds ${Object.keys(kinds).join(', ')}, found another one`,
        'Everything in this folder is on the site, as it is. Keep other files elsewhere.',
      );
    const absolute = path.join(root, file);
    const { size } = await stat(absolute);
    const problem = size > maxBytes ? tooLarge : await check(absolute);
    return problem && fileProblemError(setup, projectPath(root, file), problem);
  });
  return (await Promise.all(errors)).flatMap((error) => error ?? []);
}

const tooLarge: FileProblem = {
  message: 'expected at most 1 MB, found more',
  hint: 'Make it smaller.',
};
