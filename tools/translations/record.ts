import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../../plugins/gatsby-transformer-content';

/** A record that this translation was made from this English text. */
export interface Made {
  field: string;
  language: string;
  /** Hash of the English words. */
  english: string;
  /** Hash of the translation, or `untranslated`. */
  translation: string;
}

/** Marks a text that is intentionally not translated, such as a name. */
export const untranslated = '-';

/** The folder of the records, from the project's root. */
export const recordFolder = 'translation-records';

/**
 * Returns the hash of a text. It ignores spaces and the style of quotes, which editors and keyboards may change by themselves.
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
 * Parses a record. Other lines are ignored, such as the marks of a merge: both of two lines about one field are true.
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
  '# For which English words (second column) each translation was made, as hashes. Written by `npm run check -- --fix`.\n';

/** Returns the text of a record file, with a line for each field and English text. */
export function formatRecord(known: readonly Made[]): string {
  const lines = new Map<string, string[]>();
  for (const { field, english, language, translation } of known) {
    const start = `${field} ${english}`;
    lines.set(start, [...(lines.get(start) ?? []), `${language}:${translation}`]);
  }
  return head + [...lines].map(([start, pairs]) => `${start} ${pairs.join(' ')}\n`).join('');
}

/** Returns the path of the record of an English file. */
export function recordFile(file: string): string {
  const name = file.startsWith('locales/')
    ? file.replace(/^locales\/[^/]+\//, 'locales/')
    : file.replace(/^content\//, '');
  return `${name.replace(/\.\w+$/, '')}.txt`;
}

export type Records = Map<string, Made[]>;

/** Returns the records by file path. A missing folder has none. */
export async function readRecords(folder: string): Promise<Records> {
  const records: Records = new Map();
  for (const file of await recordsIn(folder))
    records.set(file, parseRecord(await readFile(path.join(folder, file), 'utf8')));
  return records;
}

async function recordsIn(folder: string): Promise<string[]> {
  const files = await filesIn(folder).catch(() => []);
  return files.filter((file) => file.endsWith('.txt'));
}

/** Writes the changed records, and returns the written or deleted files. */
export async function writeRecords(folder: string, records: Records): Promise<string[]> {
  const gone = (await recordsIn(folder)).filter((file) => !records.has(file));
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
