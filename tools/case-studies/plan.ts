import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { leaves, type ContentError } from '../../plugins/gatsby-transformer-content';
import { collections } from '../../src/collections';
import type { Content, Locales } from '../../src/content/site';
import { languageCodes, type LanguageCode } from '../../src/i18n/languages';
import { readData } from '../read-data';

/** A PDF that an entry of content/portfolio names. */
export interface PlannedPdf {
  /** Path in the content folder. */
  file: string;
  slug: string;
  language: LanguageCode;
  /** Hash of the words and pictures on the study's page. */
  hash: string;
  missing: boolean;
  /** Whether it is missing or was printed from an older page. */
  stale: boolean;
}

/** The file with the hash that each PDF was printed from, in the project of a content folder. */
export const recordFile = (root: string) => path.join(root, '../tools/case-studies/printed.json');

/** Returns the PDFs of all case studies. A language without its own PDF offers the English one, and is not in the list. */
export async function plannedPdfs(
  root: string,
  content: Content,
  locales: Locales,
): Promise<PlannedPdf[]> {
  const printed = readRecord(root);
  const pdfs = content.portfolio.flatMap(({ slug, languages }) =>
    languageCodes.flatMap((language) => {
      const { pdf: file, story, ...words } = languages[language] ?? languages.en;
      const borrowed = language !== 'en' && file === languages.en.pdf;
      if (!file || !story || borrowed) return [];
      const gallery = content.gallery.find((entry) => entry.languages.en.study === slug);
      const strings = locales[language]?.['portfolio'];
      const images = gallery?.languages[language];
      const pictures = [
        ...picturesIn('portfolio', languages[language]),
        ...picturesIn('gallery', images),
      ];
      return { file, slug, language, page: [words, story, images, strings], pictures };
    }),
  );
  return Promise.all(
    pdfs.map(async ({ page, pictures, ...pdf }) => {
      const hash = await hashOf(JSON.stringify(page), pictures, root);
      const missing = !existsSync(path.join(root, pdf.file));
      return { ...pdf, hash, missing, stale: missing || printed[pdf.file] !== hash };
    }),
  );
}

/** Returns the files of the fields for pictures. A text may look like a file, too. */
const picturesIn = (collection: 'portfolio' | 'gallery', entry: unknown) =>
  leaves(collections[collection].schema, entry).flatMap(({ value, meta }) =>
    meta.picture ? String(value) : [],
  );

async function hashOf(page: string, pictures: readonly string[], root: string): Promise<string> {
  const hash = createHash('sha256').update(page);
  const placeOf = (picture: string) => page.indexOf(`"${picture}"`);
  const inOrder = [...new Set(pictures)].sort((a, b) => placeOf(a) - placeOf(b));
  for (const picture of inOrder) {
    const bytes = await readFile(path.join(root, picture));
    // A drawing is text, whose line ends a checkout may change.
    hash.update(picture.endsWith('.svg') ? bytes.toString().replaceAll('\r\n', '\n') : bytes);
  }
  return hash.digest('hex').slice(0, 32);
}

/** Returns the recorded hashes by PDF file. */
export function readRecord(root: string): Partial<Record<string, string>> {
  const file = recordFile(root);
  return (existsSync(file) ? readData(file) : {}) as Partial<Record<string, string>>;
}

/** Returns a note for each study with stale PDFs. A missing PDF is an error elsewhere. */
export function stalePdfNotes(pdfs: readonly PlannedPdf[]): ContentError[] {
  const stale = pdfs.filter((pdf) => pdf.stale && !pdf.missing);
  const languagesOf = (slug: string) =>
    stale.filter((pdf) => pdf.slug === slug).map(({ language }) => language);
  return [...new Set(stale.map(({ slug }) => slug))].map((slug) => ({
    ...{ file: `content/portfolio/${slug}.yaml`, line: 1, column: 1, field: 'pdf' },
    message: `out of date in ${languagesOf(slug).join(', ')}: words or pictures changed after the PDF was printed`,
    hint: "GitHub prints them again for a pull request. On a computer, run 'npx tsx tools/case-studies.ts' and commit what it changed.",
  }));
}
