import path from 'node:path';
import { fileError, type ContentError } from '../../plugins/gatsby-transformer-content';
import { type Site, siteTexts } from '../../src/content/site';
import { plannedPdfs, stalePdfNotes } from '../case-studies/plan';
import { statusesOf, recordsToWrite, type TranslationStatus } from '../translations/status';
import { readRecords, recordFolder, writeRecords } from '../translations/record';
import { staleNotes } from '../translations/report';
import { clientColorErrors } from './client-colors';
import { drawingErrors } from './drawings';
import { letterErrors } from './letters';
import { missingStringErrors } from './missing-strings';
import { quoteErrors } from './quotes';

/** Returns the errors of the loader, and those that it cannot see: letters without a font, straight quotation marks, strings that the code shows, colors without contrast, wrong drawings. */
export async function allErrors(root: string, site: Site): Promise<ContentError[]> {
  // A missing drawing is an error of the loader.
  const isValid = site.errors.length === 0;
  const { content } = site.sources;
  return [
    ...site.errors,
    ...(await found('letters', () => letterErrors(site))),
    ...(await found('quotes', () => quoteErrors(site))),
    ...(await found('missing-strings', () => missingStringErrors(site))),
    ...(isValid ? await found('drawings', () => drawingErrors(root, content)) : []),
    ...(isValid ? await found('client-colors', () => clientColorErrors(content)) : []),
  ];
}

/** Returns what a check finds. Its failure is an error beside those of the others. */
async function found(
  name: string,
  check: () => ContentError[] | Promise<ContentError[]>,
): Promise<ContentError[]> {
  try {
    return await check();
  } catch (error) {
    const message = `the check of ${name} failed: ${String(error)}`;
    return [fileError(`tools/check/${name}.ts`, message, failure)];
  }
}

const failure = 'Correct the other errors first. If this one stays, the check has a mistake.';

/** Returns what must be done before the launch, but stops no build, and the status of translations. */
export async function allNotes(root: string, site: Site) {
  const statuses = statusesOf(siteTexts(site.sources), await readRecords(recordsOf(root)));
  const notes: ContentError[] = [
    // Stale PDFs can only be found in valid content.
    ...stalePdfNotes(await plannedPdfs(root, site.content, site.locales)),
    ...staleNotes(statuses),
    ...site.notes,
  ];
  return { notes, statuses };
}

/** The records are in a folder beside the content folder. */
const recordsOf = (root: string) => path.join(root, '..', recordFolder);

/** Records the English text of each translation. Returns the files it wrote. */
export async function recordTranslations(
  root: string,
  statuses: readonly TranslationStatus[],
  right: (status: TranslationStatus) => boolean = () => false,
): Promise<string[]> {
  return writeRecords(recordsOf(root), recordsToWrite(statuses, right));
}
