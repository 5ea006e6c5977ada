import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
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

/** The PDF's `Creator`, where Chromium puts its own long name. Round brackets inside are escaped. */
const creator = /\/Creator \(((?:\\.|[^\\)])*)\)/;
const label = 'made from ';

/**
 * Takes a PDF as Chromium writes it and a fingerprint; gives it with the fingerprint as `Creator`. The length stays, so
 * that the places of all objects do. Throws where the field is missing or too short.
 */
export function stamped(pdf: Buffer, digest: string): Buffer {
  const text = pdf.toString('latin1');
  const [field = '', name = ''] = creator.exec(text) ?? [];
  const stamp = `${label}${digest}`;
  if (name.length < stamp.length) throw new Error('the PDF has no room for its fingerprint');
  const changed = field.replace(name, () => stamp.padEnd(name.length));
  return Buffer.from(
    text.replace(field, () => changed),
    'latin1',
  );
}

/** Takes a PDF; gives the fingerprint that `stamped` left in it, or undefined. */
export function stampOf(pdf: Buffer): string | undefined {
  const [, name = ''] = creator.exec(pdf.toString('latin1')) ?? [];
  return name.startsWith(label) ? name.slice(label.length).trim() : undefined;
}
