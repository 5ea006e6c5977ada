import { formatFaults } from '../src/content/faults';
import { loadContent } from '../src/content/load';
import { loadLocales } from '../src/content/locales';
import { planned, staleFaults } from './case-study/plan';

/**
 * `npm run check`: every fault of `content/` and `locales/`, all in one run, and the PDFs that are older than what they are
 * made of; exit code 1 if there is one.
 */
async function check(content: string, locales: string): Promise<number> {
  const started = performance.now();
  const results = await Promise.all([loadContent(content), loadLocales(locales)]);
  const sources = results.flatMap((result) => result.faults);
  // What a PDF is made of can only be compared with it once it is sound.
  const faults =
    sources.length > 0
      ? sources
      : staleFaults(await planned(content, results[0].content, results[1].locales));
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    console.error(
      `\n${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in content and locales.`,
    );
    return 1;
  }
  const entries = Object.values(results[0].content).flat();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entries.length} entries are sound (${seconds} s).`);
  return 0;
}

const [content = 'content', locales = 'locales'] = process.argv.slice(2);
void check(content, locales).then((code) => {
  process.exitCode = code;
});
