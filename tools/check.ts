import { parseArgs } from 'node:util';
import { errorReport } from '../src/content/errors';
import { languagesFileErrors } from './check/languages-file';

/**
 * `npm run check`: every error of `content/` and `locales/`, all in one run; exit code 1 if there is one. What is to be done
 * before the launch and stops nobody until then, it names too: PDFs and translations that are older than what they are made of,
 * and languages that are not complete yet. `--fix` first fixes what can mean one thing only, and says what.
 */
async function run(content: string, locales: string, fix: boolean): Promise<number> {
  // Nearly all code goes by the list of languages, so it is loaded once that can be read.
  const file = 'locales/languages.json';
  const errors = await languagesFileErrors(file);
  if (errors.length > 0) {
    console.error(errorReport(errors));
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
