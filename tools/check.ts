import { faultReport } from '../src/content/faults';
import { loadSite } from '../src/content/load-site';
import { planned, staleFaults } from './case-study/plan';

/**
 * `npm run check`: every fault of `content/` and `locales/`, all in one run, and the PDFs that are older than what they are
 * made of; exit code 1 if there is one.
 */
async function check(content: string, locales: string): Promise<number> {
  const started = performance.now();
  const site = await loadSite(content, locales);
  // What a PDF is made of can only be compared with it once it is sound.
  const faults =
    site.faults.length > 0
      ? site.faults
      : staleFaults(await planned(content, site.content, site.locales));
  if (faults.length > 0) {
    console.error(faultReport(faults));
    return 1;
  }
  const entries = Object.values(site.content).flat();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${entries.length} entries are sound (${seconds} s).`);
  return 0;
}

const [content = 'content', locales = 'locales'] = process.argv.slice(2);
void check(content, locales).then((code) => {
  process.exitCode = code;
});
