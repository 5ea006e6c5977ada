import { faultReport, noteReport } from '../../src/content/faults';
import { loadSite } from '../../src/content/load-site';
import { mend } from '../mend/mend';
import { missingLine } from '../translations/report';
import { allFaults, allNotes, keepAges } from './findings';
import { formatted } from './formatted';

/** Takes the folders and whether to mend; says every fault or what is left to do, and gives the exit code. */
export async function check(content: string, locales: string, fix: boolean): Promise<number> {
  const started = performance.now();
  if (fix) report('Mended', await mend(content, locales, formatted));
  const site = await loadSite(content, locales);
  const faults = await allFaults(content, site);
  if (faults.length > 0) {
    console.error(faultReport(faults));
    return 1;
  }
  const { notes, ages } = await allNotes(content, site);
  if (fix) report('Kept in translations/', await keepAges(content, ages));
  if (notes.length > 0) console.log(noteReport(notes));
  const missing = missingLine(ages);
  if (missing) console.log(missing);
  const entries = Object.values(site.content).flat();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entries.length} entries are sound (${seconds} s).`);
  return 0;
}

function report(what: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${what}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
