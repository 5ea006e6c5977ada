import { formatFaults } from '../src/content/faults';
import { loadContent } from '../src/content/load';
import { loadLocales } from '../src/content/locales';

/** `npm run check`: every fault of `content/` and `locales/`, all in one run; exit code 1 if there is one. */
async function check(content: string, locales: string): Promise<number> {
  const started = performance.now();
  const results = await Promise.all([loadContent(content), loadLocales(locales)]);
  const faults = results.flatMap((result) => result.faults);
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
