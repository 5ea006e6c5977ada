import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../src/content/site';
import { contentWith } from '../helpers/content';

/** New texts of files by path from `content/`. Null removes a file. */
export type FileChanges = Readonly<Record<string, string | Uint8Array | null>>;

const files = () => readdirSync('content', { recursive: true, encoding: 'utf8' }).sort();
const read = (file: string) => readFileSync(path.join('content', file), 'utf8');
const english = (collection: string) =>
  files().filter((file) => file.startsWith(`${collection}/`) && /^[^.]+\.yaml$/.test(file));
/** An entry with its translations. */
const filesOf = (entry: string) =>
  files().filter((file) => file.startsWith(entry.replace('yaml', '')) && file.endsWith('.yaml'));

/** What editors do to entries and pictures, each with any entry that it may be done to. */
const edits: readonly (() => FileChanges[])[] = [
  () => english('portfolio').map(hidden),
  () => english('products').map(hidden),
  () => english('faq').map(deleted),
  () => english('gallery').reverse().flatMap(withoutPicture),
  () => english('portfolio').map(renamed),
];

/** Returns changes after which the content is still valid: a study and a product are hidden, a question and a picture deleted, a study renamed. */
export async function changedContent(): Promise<FileChanges> {
  let changes: FileChanges = {};
  for (const candidates of edits) changes = await firstValid(changes, candidates());
  return changes;
}

async function firstValid(changes: FileChanges, candidates: FileChanges[]): Promise<FileChanges> {
  for (const candidate of candidates) {
    const overlaps = Object.keys(candidate).some((file) => file in changes);
    const both = { ...changes, ...candidate };
    if (overlaps) continue;
    const { errors } = await loadSite(await contentWith(both), 'locales', { drafts: false });
    if (errors.length === 0) return both;
  }
  throw new Error('No entry can be changed so that the content is valid');
}

const hidden = (entry: string) => ({ [entry]: `${read(entry)}draft: true\n` });

const deleted = (entry: string) => Object.fromEntries(filesOf(entry).map((file) => [file, null]));

/** Shows the last picture in place of the first. */
function withoutPicture(entry: string): FileChanges[] {
  const text = read(entry);
  const pictures = [...text.matchAll(/src: (\.\/\S+\.jpg)$/gm)].map(([, file = '']) => file);
  const [first, last] = [pictures[0], pictures.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const gone = path.posix.join(path.posix.dirname(entry), first);
  return [{ [entry]: text.replaceAll(first, last), [gone]: null }];
}

/** Renames the files of an entry, and where other entries name it. */
function renamed(entry: string): FileChanges {
  const slug = path.basename(entry, '.yaml');
  const moved = filesOf(entry).flatMap((file) => [
    [file.replace(slug, `${slug}-renamed`), read(file)],
    [file, null],
  ]);
  const naming = new RegExp(`(?<=[:-] )${slug}$`, 'gm');
  const others = files()
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, read(file).replaceAll(naming, `${slug}-renamed`)] as const)
    .filter(([file, text]) => text !== read(file));
  return Object.fromEntries([...others, ...moved]) as FileChanges;
}
