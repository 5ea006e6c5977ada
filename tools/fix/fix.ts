import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  assetPattern,
  maxPictureBytes,
  filesIn,
  tidyName,
  parseFile,
} from '../../plugins/gatsby-transformer-content';
import { asWebp, shownName, smaller } from './pictures';
import { renamedReferences } from './references';

const isEntry = (file: string) => /\.ya?ml$/i.test(file);

/** Formats the text of a file. */
export type Format = (text: string, file: string) => Promise<string>;

/** Formats texts, and fixes pictures and their names. Returns a line for each change. The check reports errors. */
export async function fixContent(
  content: string,
  locales: string,
  format: Format,
): Promise<string[]> {
  return [
    ...(await formatTexts(locales, 'locales', (file) => file.endsWith('.json'), format)),
    ...(await formatTexts(content, 'content', isEntry, format)),
    ...(await fixPictures(content)),
  ];
}

/** Replaces a file by a rename, so that it is never incomplete and hard links to it do not change. */
async function replace(target: string, data: string | Uint8Array): Promise<void> {
  const fresh = `${target}.tmp`;
  await writeFile(fresh, data);
  await rename(fresh, target);
}

/** A file that cannot be parsed is not changed. */
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
    const text = await format(before.replaceAll(/\r\n?/g, '\n'), file);
    if (text === before) continue;
    await replace(path.join(root, file), text);
    fixes.push(`${label}/${file}: formatted`);
  }
  return fixes;
}

/** Renames a file, unless the name is taken. */
async function move(root: string, file: string, target: string): Promise<boolean> {
  const [from, to] = [path.join(root, file), path.join(root, target)];
  // Some file systems ignore case.
  if (existsSync(to) && (await stat(to)).ino !== (await stat(from)).ino) return false;
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to);
  return true;
}

async function fixPictures(root: string): Promise<string[]> {
  const said: string[] = [];
  const renamed = new Map<string, string>();
  for (const file of (await filesIn(root)).filter((name) => !isEntry(name))) {
    const target = shownName(tidyName(file));
    if (target === file || !assetPattern.test(target)) continue;
    const convert = target !== tidyName(file) && target.endsWith('.webp');
    if (!(await (convert ? convertTo(root, file, target) : move(root, file, target)))) continue;
    renamed.set(file, target);
    said.push(`content/${file}: ${convert ? 'converted to' : 'renamed'} ${target}`);
  }
  for (const file of await filesIn(root)) {
    if (!/\.(jpe?g|png|webp)$/.test(file)) continue;
    const done = await scale(root, file);
    if (!done) continue;
    if (done.target !== file) renamed.set(file, done.target);
    said.push(`content/${file}: ${done.what}`);
  }
  return [...said, ...(await fixReferences(root, renamed))];
}

async function convertTo(root: string, file: string, target: string): Promise<boolean> {
  if (existsSync(path.join(root, target))) return false;
  const picture = await readFile(path.join(root, file))
    .then(asWebp)
    .catch(() => undefined);
  if (picture === undefined) return false;
  await mkdir(path.join(root, path.dirname(target)), { recursive: true });
  await writeFile(path.join(root, target), picture);
  await rm(path.join(root, file));
  return true;
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;

/** Compresses a picture that is too large. A .png photo becomes .webp. */
async function scale(
  root: string,
  file: string,
): Promise<{ target: string; what: string } | undefined> {
  const bytes = await readFile(path.join(root, file));
  if (bytes.length <= maxPictureBytes) return undefined;
  const webp = file.replace(/\.png$/, '.webp');
  const free = webp !== file && !existsSync(path.join(root, webp));
  for (const target of free ? [file, webp] : [file]) {
    const picture = await smaller(bytes, target, maxPictureBytes).catch(() => undefined);
    if (picture === undefined) continue;
    await replace(path.join(root, target), picture);
    if (target !== file) await rm(path.join(root, file));
    const name = target === file ? '' : `, as ${path.posix.basename(target)}`;
    const what = `made smaller, ${kilobytes(bytes.length)} to ${kilobytes(picture.length)}${name}`;
    return { target, what };
  }
  return undefined;
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
    const fixed = renamedReferences(file, text, { renamed: throughout(renamed), there });
    if (fixed.changed === 0) continue;
    await replace(path.join(root, file), fixed.text);
    const lines = fixed.changed === 1 ? 'a line' : `${fixed.changed} lines`;
    said.push(`content/${file}: ${lines} changed to the real name of a file`);
  }
  return said;
}

/** A file may have been renamed and then converted. */
function throughout(renamed: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...renamed].map(([from, to]) => [from, renamed.get(to) ?? to] as const));
}
