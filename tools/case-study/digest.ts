import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readKept } from '../../src/gatsby/kept';
import type { CaseStudy } from './study';

/** Takes what a case study says; gives the files of its pictures. */
export function pictureFiles({ logo, cover, gallery }: CaseStudy): string[] {
  const shown = gallery.chapters.flatMap(({ pictures }) => pictures.map(({ file }) => file));
  return [...new Set([logo.file, cover.file, ...shown])];
}

/** Takes a content folder; gives a function from a file in it to its fingerprint, which reads each file once. */
export function fileDigests(root: string): (file: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (file) => {
    const digest = known.get(file) ?? readFile(path.join(root, file)).then(sha256);
    known.set(file, digest);
    return digest;
  };
}

/** Takes what a case study says and fingerprints of files; gives a fingerprint of its words and pictures, 32 hexadecimal digits. */
export async function inputDigest(
  study: CaseStudy,
  digestOf: (file: string) => Promise<string>,
): Promise<string> {
  const pictures = await Promise.all(pictureFiles(study).map(digestOf));
  return sha256(JSON.stringify([study, pictures])).slice(0, 32);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** The file beside a content folder that holds, for each PDF in it, the fingerprint of what it was made from. */
const record = (root: string) => path.join(root, '../artwork/case-studies.json');

/** Takes a content folder; gives the fingerprint each of its PDFs was made from, by the path of the PDF; none where they cannot be read. */
export async function printed(root: string): Promise<Partial<Record<string, string>>> {
  return (await readKept<Partial<Record<string, string>>>(record(root))) ?? {};
}

/** Takes a content folder, a PDF in it and the fingerprint of what it was made from; keeps it. */
export async function keepPrinted(root: string, file: string, digest: string): Promise<void> {
  const all = { ...(await printed(root)), [file]: digest };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  await mkdir(path.dirname(record(root)), { recursive: true });
  await writeFile(record(root), `${JSON.stringify(sorted, null, 2)}\n`);
}
