import path from 'node:path';
import { faultReport, noteReport } from '../src/content/faults';
import { loadSite } from '../src/content/load-site';
import { siteTexts } from '../src/content/texts';
import { planned, staleFaults } from './case-study/plan';
import { agesOf } from './translations/ages';
import { readRecords, recordFolder } from './translations/record';
import { missingLine, staleNotes } from './translations/report';

/**
 * `npm run check`: every fault of `content/` and `locales/`, all in one run; exit code 1 if there is one. What is to be done
 * before the launch and stops nobody until then, it names too: PDFs that are older than what they are made of, and languages
 * that are not complete yet.
 */
async function check(content: string, locales: string): Promise<number> {
  const started = performance.now();
  const site = await loadSite(content, locales);
  if (site.faults.length > 0) {
    console.error(faultReport(site.faults));
    return 1;
  }
  // What a PDF is made of can only be compared with it once it is sound.
  const ages = agesOf(
    siteTexts(site.sources),
    await readRecords(path.join(content, '..', recordFolder)),
  );
  const notes = [
    ...staleFaults(await planned(content, site.content, site.locales)),
    ...staleNotes(ages),
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

const [content = 'content', locales = 'locales'] = process.argv.slice(2);
void check(content, locales).then((code) => {
  process.exitCode = code;
});
