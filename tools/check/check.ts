import { readFile, writeFile } from 'node:fs/promises';
import { errorReport, formatErrors } from '../../plugins/gatsby-transformer-content';
import { loadSite } from '../../src/content/site';
import { fieldsMarkdown, fieldsPage } from '../edit/fields-page';
import { fixContent } from '../fix/fix';
import { missingLine } from '../translations/report';
import { allErrors, allNotes, recordTranslations } from './findings';
import { formatted } from './formatted';

/** Throws the errors, or prints the notes. */
export async function check(content: string, locales: string, fix: boolean): Promise<void> {
  const started = performance.now();
  if (fix) {
    const fixed = await fixContent(content, locales, formatted);
    report('Fixed', [...fixed, ...(await writeFieldsPage())]);
  }
  const site = await loadSite(content, locales);
  const errors = await allErrors(content, site);
  if (errors.length > 0) throw new Error(errorReport(errors));
  const { notes, statuses } = await allNotes(content, site);
  if (fix) report('Recorded in translation-records/', await recordTranslations(content, statuses));
  if (notes.length > 0)
    console.log(`No errors, but please look at these:\n${formatErrors(notes)}\n`);
  const missing = missingLine(statuses);
  if (missing) console.log(missing);
  const entries = Object.values(site.content).flat();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entries.length} entries are valid (${seconds} s).`);
}

function report(what: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${what}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

/** Writes the list of all fields, unless it is that of the schemas. Returns a line that says so. */
async function writeFieldsPage(): Promise<string[]> {
  const page = await formatted(fieldsMarkdown(), fieldsPage);
  if ((await readFile(fieldsPage, 'utf8').catch(() => '')) === page) return [];
  await writeFile(fieldsPage, page);
  return [`${fieldsPage}: written`];
}
