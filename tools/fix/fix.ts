import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  assetPattern,
  cured,
  maxPictureBytes,
  filesIn,
  tidyName,
  parseFile,
} from '../../plugins/gatsby-transformer-content';
import { asWebp, isMisnamed } from './pictures';
import { withTypographicTexts } from './quotes';
import { renamedReferences } from './references';

const isEntry = (file: string) => /\.ya?ml$/i.test(file);

/** Formats the text of a file. */
export type Format = (text: string, file: string) => Promise<string>;

/** Formats texts, and fixes pictures, other files and their names. Returns a line for each change. The check reports errors. */
export async function fixContent(
  content: string,
  locales: string,
  format: Format,
): Promise<string[]> {
  return [
    ...(await formatTexts(locales, 'locales', (file) => file.endsWith('.json'), format)),
    ...(await formatTexts(content, 'content', isEntry, format)),
    ...(await fixPictures(content)),
    ...(await cureFiles(content)),
  ];
}

/** Replaces a file by a rename, so that it is never incomplete and hard links to it do not change. */
async function replace(target: string, data: string | Uint8Array): Promise<void> {
  const fresh = `${target}.tmp`;
  await writeFile(fresh, data);
  await rename(fresh, target);
}

/** Formats the files, and makes quotation marks typographic. A file that cannot be parsed or formatted is not changed. */
async function formatTexts(
  root: string,
  label: string,
  isText: (file: string) => boolean,
  format: Format,
): Promise<string[]> {
  const fixes: string[] = [];
  for (const file of (await filesIn(root)).filter(isText)) {
    const bytes = await readFile(path.join(root, file));
    if (parseFile(file, bytes).errors.length > 0) continue;
    const before = bytes.toString();
    const plain = withTypographicTexts(before.replaceAll(/\r\n?/g, '\n'));
    // The parser takes more than a formatter does.
    const text = await format(plain, file).catch(() => before);
    if (text === before) continue;
    await replace(path.join(root, file), text);
    fixes.push(`${label}/${file}: formatted`);
  }
  return fixes;
}

/** Takes out of files what may be taken out: turns pictures upright, and removes what programs wrote into drawings and models. */
async function cureFiles(root: string): Promise<string[]> {
  const said: string[] = [];
  for (const file of (await filesIn(root)).filter((name) => assetPattern.test(name))) {
    const bytes = await cured(path.join(root, file)).catch(() => undefined);
    if (!bytes) continue;
    await replace(path.join(root, file), bytes);
    said.push(`content/${file}: turned upright, or without what a program wrote into it`);
  }
  return said;
}

async function fixPictures(root: string): Promise<string[]> {
  const said: string[] = [];
  const renamed = new Map<string, string>();
  for (const file of (await filesIn(root)).filter((name) => !isEntry(name))) {
    const fixed = await fixPicture(root, file);
    if (!fixed) continue;
    // An entry may also name a file by its tidy name.
    for (const name of [tidyName(file), tidyPicture(file), file]) renamed.set(name, fixed.target);
    said.push(`content/${file}: ${fixed.what} ${fixed.target}`);
  }
  return [...said, ...(await fixReferences(root, renamed))];
}

/** Converts a picture if it must be, or renames the file if its name must change. Undefined if it stays, as when a name is taken. */
async function fixPicture(
  root: string,
  file: string,
): Promise<{ target: string; what: string } | undefined> {
  const tidy = tidyPicture(file);
  if (await mustBeWebp(root, file)) {
    const bytes = await readFile(path.join(root, file));
    const picture = await asWebp(bytes, maxPictureBytes).catch(() => undefined);
    if (picture) {
      const webp = await freeName(root, file, tidy.replace(/\.\w+$/, ''));
      await move(root, file, webp, picture);
      return { target: webp, what: 'converted to' };
    }
  }
  if (tidy === file || !assetPattern.test(tidy) || !(await isFree(root, file, tidy)))
    return undefined;
  await move(root, file, tidy);
  return { target: tidy, what: 'renamed' };
}

const tidyPicture = (file: string) => tidyName(file).replace(/\.(?:jfif|jpe)$/, '.jpg');

/** Returns `<stem>.webp`, or `<stem>-2.webp` and so on where other files have these names. */
async function freeName(root: string, file: string, stem: string, place = 1): Promise<string> {
  const name = place === 1 ? `${stem}.webp` : `${stem}-${place}.webp`;
  return (await isFree(root, file, name)) ? name : freeName(root, file, stem, place + 1);
}

/** Whether a picture has a format that the site does not take, or another one than its name says, or too many bytes. */
async function mustBeWebp(root: string, file: string): Promise<boolean> {
  if (/\.(?:gif|tiff?|avif)$/i.test(file)) return true;
  if (!/\.(?:jpe?g|jpe|jfif|png|webp)$/i.test(file)) return false;
  const absolute = path.join(root, file);
  if ((await stat(absolute)).size > maxPictureBytes) return true;
  return isMisnamed(absolute).catch(() => false);
}

/** Whether a file may have this name: no other file has it. Some file systems ignore case. */
async function isFree(root: string, file: string, target: string): Promise<boolean> {
  const to = path.join(root, target);
  return !existsSync(to) || (await stat(to)).ino === (await stat(path.join(root, file))).ino;
}

/** Renames a file, and replaces its content if there is a new one. */
async function move(root: string, file: string, target: string, content?: Buffer): Promise<void> {
  const [from, to] = [path.join(root, file), path.join(root, target)];
  await mkdir(path.dirname(to), { recursive: true });
  if (content) await replace(from, content);
  await rename(from, to);
}

async function fixReferences(
  root: string,
  renamed: ReadonlyMap<string, string>,
): Promise<string[]> {
  const files = await filesIn(root);
  const there = new Set(files.filter((file) => !isEntry(file)));
  const said: string[] = [];
  for (const file of files.filter(isEntry)) {
    const text = await readFile(path.join(root, file), 'utf8');
    const fixed = renamedReferences(file, text, { renamed, there });
    if (fixed.changed === 0) continue;
    await replace(path.join(root, file), fixed.text);
    const lines = fixed.changed === 1 ? 'a line' : `${fixed.changed} lines`;
    said.push(`content/${file}: ${lines} changed to the real name of a file`);
  }
  return said;
}
