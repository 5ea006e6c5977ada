import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One thing that is known: this translation was made for these English words. */
export interface Made {
  field: string;
  language: string;
  /** Hash of the English words. */
  english: string;
  /** Hash of the translation, or `untranslated`. */
  translation: string;
}

/** Stands for a translation that is left out on purpose, like that of a name. */
export const untranslated = '-';

/** Where the records are, from the project's root. */
export const recordFolder = 'translations';

/**
 * Returns the hash of a text. Spaces, and whether quotes are straight or round, do not count: editors and keyboards change them without
 * anybody wanting it.
 */
export function hashOf(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}

const linePattern = /^(\S+) ([0-9a-f]{8})((?: [a-z]{2,3}:(?:[0-9a-f]{8}|-))+)$/;

/**
 * Returns what a record knows. What is no line of a record is passed over, the marks of a merge too: of two lines about one field both are
 * true.
 */
export function parseRecord(text: string): Made[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, field = '', english = '', languages] = linePattern.exec(line) ?? [];
    return (languages ?? '')
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [language = '', translation = ''] = pair.split(':');
        return { field, language, english, translation };
      });
  });
}

const head =
  '# For which English words (second column) each translation was made, as hashes. Written by `npm run translations -- --record`.\n';

/** Returns the text of its record, a line for each field and its English words. */
export function formatRecord(known: readonly Made[]): string {
  const lines = new Map<string, string[]>();
  for (const { field, english, language, translation } of known) {
    const start = `${field} ${english}`;
    lines.set(start, [...(lines.get(start) ?? []), `${language}:${translation}`]);
  }
  return head + [...lines].map(([start, pairs]) => `${start} ${pairs.join(' ')}\n`).join('');
}

/** Returns the path of the record of a file's English words. */
export function recordFile(file: string): string {
  const place = file.startsWith('locales/')
    ? file.replace(/^locales\/[^/]+\//, 'locales/')
    : file.replace(/^content\//, '');
  return `${place.replace(/\.\w+$/, '')}.txt`;
}

export type Records = Map<string, Made[]>;

/** Returns the records by the path of their file. A folder that is not there holds none. */
export async function readRecords(folder: string): Promise<Records> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  const files = found.map((file) => file.split(path.sep).join('/')).filter(isRecord);
  return new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, parseRecord(await readFile(path.join(folder, file), 'utf8'))] as const,
      ),
    ),
  );
}

const isRecord = (file: string) => file.endsWith('.txt');

/** Writes what changed, and gives the files it wrote or removed. */
export async function writeRecords(folder: string, records: Records): Promise<string[]> {
  const before = await readdir(folder, { recursive: true }).catch(() => []);
  const gone = before
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => isRecord(file) && !records.has(file));
  for (const file of gone) await rm(path.join(folder, file));
  const changed: string[] = [];
  for (const [file, known] of records) {
    const target = path.join(folder, file);
    const text = formatRecord(known);
    if ((await readFile(target, 'utf8').catch(() => '')) === text) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
    changed.push(file);
  }
  return [...gone, ...changed].sort();
}
