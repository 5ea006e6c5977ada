import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fileProblemError } from './assets';
import { fileError, type ContentError } from './errors';
import { entriesIn, linkErrors, projectPath, windowsProblem } from './folder';
import { openFile } from './kinds';
import { notOfKind, pointerProblem, unreadable, type FileProblem } from './kinds/problem';
import { metadataProblem } from './kinds/raster';
import { jsonErrorIn } from './parse';
import { hintWith, type ContentSetup } from './setup';

const maxBytes = 1024 * 1024;

/** The kinds of files that a site serves as they are. A page is not one of them, as its scripts would run. */
const kinds: Readonly<Record<string, (file: string) => Promise<FileProblem | undefined>>> = {
  '.ico': async (file) => {
    const isIcon = (await readFile(file)).subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]));
    return isIcon ? undefined : notOfKind('an icon', 'something else');
  },
  '.json': async (file) => jsonProblem(await readFile(file, 'utf8')),
  '.png': async (file) =>
    (await openFile(file)).problem ?? metadataProblem(await sharp(file).metadata()),
  '.svg': async (file) => (await openFile(file)).problem,
  '.txt': async (file) => {
    const isText = !(await readFile(file, 'utf8')).match(/[\0\ufffd]/);
    return isText ? undefined : notOfKind('text saved as UTF-8', 'something else');
  },
};

/** A reader of a served file need not skip a byte order mark. */
function jsonProblem(text: string): FileProblem | undefined {
  const plain = text.replace(/^\ufeff/, '');
  return jsonErrorIn(plain) ?? (plain === text ? undefined : marked);
}

/** What file managers write into each folder that they show. It holds their view of the folder, and no commit has it. */
const ofFileManagers = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** Returns the errors of a folder whose files are served as they are. Nothing of it is hidden: Gatsby copies every file. */
export async function servedErrors(setup: ContentSetup, root: string): Promise<ContentError[]> {
  const hint = hintWith(setup, 'restore', 'The site cannot do without it: bring it back.');
  const missing = (file: string, what: string) => fileError(projectPath(root, file), what, hint);
  if (!existsSync(root)) return [missing('', 'missing folder')];
  const links = await linkErrors(root, () => false);
  if (links.length > 0) return links;
  const found = await entriesIn(root);
  const files = found.filter(({ entry, file }) => entry.isFile() && !ofFileManagers.test(file));
  const errors = files.map(async ({ file }) => {
    const ending = path.extname(file);
    const check = kinds[ending];
    const isHidden = /(?:^|\/)\.(?!well-known\/)/.test(file);
    if (!check || isHidden)
      return fileError(
        projectPath(root, file),
        `expected a file of the kinds ${Object.keys(kinds).join(', ')}, found another one`,
        kinds[ending.toLowerCase()]
          ? `Write its ending in small letters: ${ending.toLowerCase()}`
          : 'Everything in this folder is on the site, as it is. Keep other files elsewhere.',
      );
    const absolute = path.join(root, file);
    const problem = nameProblem(file) ?? (await problemOf(absolute, check));
    // Cures are for files beside entries.
    return (
      problem && fileProblemError(setup, projectPath(root, file), { ...problem, curable: false })
    );
  });
  const names = new Set(files.map(({ file }) => file));
  return [
    ...(await Promise.all(errors)).flatMap((error) => error ?? []),
    ...(setup.served ?? [])
      .filter((file) => !names.has(file))
      .map((file) => missing(file, 'missing file, which the site names')),
  ];
}

/** Returns the problem of a name that a host or a system refuses. */
function nameProblem(file: string): FileProblem | undefined {
  const [sign] = /[#?%*:<>|"\\]/.exec(file) ?? [];
  if (sign !== undefined)
    return {
      message: `expected a name without '${sign}'`,
      hint: 'A host or a system refuses it. Rename the file.',
    };
  return windowsProblem(file);
}

async function problemOf(file: string, check: (typeof kinds)[string]) {
  try {
    if ((await stat(file)).size > maxBytes) return tooLarge;
    return (await pointerProblem(file)) ?? (await check(file));
  } catch (error) {
    return unreadable(error) ?? notOfKind(`a ${path.extname(file)} file`, 'damaged parts');
  }
}

const marked: FileProblem = {
  message: 'expected JSON, found a byte order mark',
  hint: 'Save it as UTF-8 without a byte order mark (BOM).',
};

const tooLarge: FileProblem = {
  message: 'expected at most 1 MB, found more',
  hint: 'Make it smaller.',
};
