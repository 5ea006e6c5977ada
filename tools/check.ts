import { parseArgs } from 'node:util';
import { faultReport } from '../src/content/faults';
import { formatted } from './check/formatted';
import { languagesFileFaults, mendLanguagesFile } from './check/languages-file';

/**
 * `npm run check`: every fault of `content/` and `locales/`, all in one run; exit code 1 if there is one. What is to be done
 * before the launch and stops nobody until then, it names too: PDFs and translations that are older than what they are made of,
 * and languages that are not complete yet. `--fix` first mends what can mean one thing only, and says what.
 */
async function run(content: string, locales: string, fix: boolean): Promise<number> {
  // Nearly all code goes by the list of languages, so it is loaded once that can be read.
  const file = 'locales/languages.json';
  if (fix)
    for (const done of await mendLanguagesFile(file, formatted))
      console.log(`Mended ${file}: ${done}`);
  const faults = await languagesFileFaults(file);
  if (faults.length > 0) {
    console.error(faultReport(faults));
    return 1;
  }
  const { check } = await import('./check/check');
  return check(content, locales, fix);
}

const { values, positionals } = parseArgs({
  options: { fix: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [content = 'content', locales = 'locales'] = positionals;
run(content, locales, values.fix)
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
