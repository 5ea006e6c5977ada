import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentError } from '../../src/content/errors';
import type { Content } from '../../src/content/load';
import type { Locales } from '../../src/content/locales';
import { languageCodes } from '../../src/i18n/languages';
import { fileDigests, inputDigest, printed } from './digest';
import { caseStudy, type CaseStudy } from './study';

/** A PDF that an entry of content/portfolio names, and what it is to be made of. */
export interface PlannedPdf {
  /** Path in the content folder. */
  file: string;
  study: CaseStudy;
  digest: string;
  /** There is no such file yet. */
  missing: boolean;
  /** It is missing, or was made of other words or pictures. */
  stale: boolean;
}

/** Takes the content folder and what was read from it; gives every PDF of a case study, the languages without one left out. */
export async function planned(
  root: string,
  content: Content,
  locales: Locales,
): Promise<PlannedPdf[]> {
  const wanted = content.portfolio.flatMap((entry) =>
    languageCodes.flatMap((language) => {
      const { pdf: file, study } = entry.languages[language];
      // A language without a PDF of its own offers the English one.
      const borrowed = language !== 'en' && file === entry.languages.en.pdf;
      if (!file || !study || borrowed) return [];
      return [{ file, study: caseStudy(content, locales, entry, language) }];
    }),
  );
  const digestOf = fileDigests(root);
  const made = await printed(root);
  return Promise.all(
    wanted.map(async ({ file, study }) => {
      const digest = await inputDigest(study, digestOf);
      const missing = !existsSync(path.join(root, file));
      return { file, study, digest, missing, stale: missing || made[file] !== digest };
    }),
  );
}

/** Takes planned PDFs; gives an error for each that says something else than its page by now. Missing ones have an error already. */
export function staleErrors(pdfs: readonly PlannedPdf[], label = 'content'): ContentError[] {
  return pdfs
    .filter(({ stale, missing }) => stale && !missing)
    .map(({ file }) => ({
      file: `${label}/${file}`,
      line: 1,
      column: 1,
      field: '',
      message: 'words or pictures of the case study changed after this PDF was made',
      hint: "GitHub prints it anew for a pull request by itself. On a computer, run 'npx tsx tools/case-study.ts' and commit the PDF too.",
    }));
}
