import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { faultReport, noteReport } from '../src/content/faults';
import { loadSite } from '../src/content/load-site';
import { siteTexts } from '../src/content/texts';
import { planned, staleFaults } from './case-study/plan';
import { factNotes } from './check/facts';
import { furtherFaults } from './check/further';
import { glossaryFile, glossaryNotes, readGlossary, termCheck } from './check/glossary';
import { mend } from './mend/mend';
import { agesOf, keptRecords, type Age } from './translations/ages';
import { readRecords, recordFolder, writeRecords } from './translations/record';
import { missingLine, staleNotes } from './translations/report';

/**
 * `npm run check`: every fault of `content/` and `locales/`, all in one run; exit code 1 if there is one. What is to be done
 * before the launch and stops nobody until then, it names too: PDFs and translations that are older than what they are made of,
 * and languages that are not complete yet. `--fix` first mends what can mean one thing only, and says what.
 */
async function check(content: string, locales: string, fix: boolean): Promise<number> {
  const started = performance.now();
  if (fix) report('Mended', await mend(content, locales, formatted));
  const site = await loadSite(content, locales);
  const faults = [...site.faults, ...(await furtherFaults(content, site))];
  if (faults.length > 0) {
    console.error(faultReport(faults));
    return 1;
  }
  const records = path.join(content, '..', recordFolder);
  const texts = siteTexts(site.sources);
  const ages = agesOf(texts, await readRecords(records));
  const terms = await readGlossary(glossaryFile);
  const missingTerms = termCheck(terms);
  const strays = ({ text, language }: Age) => missingTerms(text, language).length > 0;
  if (fix)
    report(
      'Kept',
      await writeRecords(
        records,
        keptRecords(ages, () => false, strays),
      ),
    );
  // What a PDF is made of can only be compared with it once it is sound.
  const notes = [
    ...staleFaults(await planned(content, site.content, site.locales)),
    ...staleNotes(ages),
    ...glossaryNotes(ages, terms),
    ...factNotes(site.content, texts),
    ...site.gaps,
  ];
  if (notes.length > 0) console.log(noteReport(notes));
  const missing = missingLine(ages);
  if (missing) console.log(missing);
  const entries = Object.values(site.content).flat();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entries.length} entries are sound (${seconds} s).`);
  return 0;
}

/** Everything in the project is formatted in one way; content is brought into it and not refused. */
async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig(path.resolve(file))), filepath: file });
}

function report(what: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${what}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

const { values, positionals } = parseArgs({
  options: { fix: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [content = 'content', locales = 'locales'] = positionals;
void check(content, locales, values.fix).then((code) => {
  process.exitCode = code;
});
