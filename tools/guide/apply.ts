import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadContent } from '../../src/content/load';
import { amended, isPart } from './amend';
import type { Example } from './examples';

/**
 * Takes a project's root and an example of a guide; does to the files what the guide asks for. A part of an entry that is not
 * there begins as a copy of a sister. Throws where it has nowhere to put the example.
 */
export async function applyExample(root: string, { file, text }: Example): Promise<void> {
  for (const target of await filesOf(root, file)) {
    const absolute = path.join(root, target);
    await mkdir(path.dirname(absolute), { recursive: true });
    if (target.endsWith('.json')) await mergeJson(absolute, text);
    else if (isPart(text)) await amend(absolute, text);
    else await writeFile(absolute, text);
  }
}

/** One file, or one for each language that has such a file already. */
async function filesOf(root: string, file: string): Promise<string[]> {
  const [before, after] = file.split('<language>');
  if (before === undefined || after === undefined) return [file];
  const folder = path.join(root, path.dirname(`${before}x`));
  const found = await readdir(folder, { recursive: true });
  const pattern = new RegExp(`^${before}[a-z]{2}${after}$`);
  return found
    .map((name) => path.posix.join(path.dirname(`${before}x`), name.split(path.sep).join('/')))
    .filter((name) => pattern.test(name));
}

async function amend(file: string, part: string): Promise<void> {
  if (!existsSync(file)) await copyFile(await sisterOf(file), file);
  await writeFile(file, amended(await readFile(file, 'utf8'), part));
}

/** The first English entry of the same folder. */
async function sisterOf(file: string): Promise<string> {
  const folder = path.dirname(file);
  const [sister] = (await readdir(folder)).filter((name) => /^[^.]+\.yaml$/.test(name)).sort();
  if (sister === undefined) throw new Error(`${folder} has no entry that ${file} could be like`);
  return path.join(folder, sister);
}

/** Adds strings to those of a file, or an item to a list: that of the languages. */
async function mergeJson(file: string, text: string): Promise<void> {
  const there = JSON.parse(existsSync(file) ? await readFile(file, 'utf8') : '{}') as object;
  const added = JSON.parse(text) as object;
  const merged: unknown = Array.isArray(there)
    ? [...(there as unknown[]), added]
    : { ...there, ...added };
  await writeFile(file, `${JSON.stringify(merged, null, 2)}\n`);
}

/** Takes a project's root; puts pictures where entries name some that are not there. */
export async function settlePictures(root: string): Promise<void> {
  const content = path.join(root, 'content');
  const { faults } = await loadContent(content);
  const wanted = new Set(faults.flatMap(({ asset }) => asset ?? []));
  for (const asset of wanted) await draw(path.join(content, asset));
}

/** A picture of the size that the guide asks for, each of another colour. */
async function draw(file: string): Promise<void> {
  const hue = createHash('sha256').update(file).digest().readUInt16BE() % 360;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500" viewBox="0 0 4 3">` +
    `<rect width="4" height="3" fill="hsl(${hue} 40% 50%)"/><circle cx="2" cy="1.5" r="1"/></svg>`;
  await mkdir(path.dirname(file), { recursive: true });
  if (file.endsWith('.svg')) await writeFile(file, svg);
  else await sharp(Buffer.from(svg)).toFile(file);
}

/** Takes a project's root and a collection; removes its last entry with its translations, and gives its slug. */
export async function removeLast(root: string, collection: 'jobs'): Promise<string> {
  const { content } = await loadContent(path.join(root, 'content'));
  const entry = content[collection].at(-1);
  if (!entry) throw new Error(`content/${collection}/ has no entry to remove`);
  const folder = path.join(root, 'content', collection);
  const files = (await readdir(folder)).filter((name) => name.startsWith(`${entry.slug}.`));
  for (const name of files) await rm(path.join(folder, name));
  return entry.slug;
}
