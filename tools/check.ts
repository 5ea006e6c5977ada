import { parseArgs } from 'node:util';
import { errorReport } from '../plugins/gatsby-transformer-content';
import { languagesFileErrors } from './check/languages-file';

/**
 * `npm run check`: prints all errors of `content/` and `locales/`; exit code 1 if there are any. It also prints notes that stop no build:
 * stale PDFs and translations, and incomplete languages. `--fix` first fixes errors that have only one possible fix.
 */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  // Nearly all code imports the list of languages, so it is imported only if the list is valid.
  const file = 'locales/languages.json';
  const errors = await languagesFileErrors(file);
  if (errors.length > 0) {
    console.error(errorReport(errors));
    return 1;
  }
  const { check } = await import('./check/check');
  const [content = 'content', locales = 'locales'] = positionals;
  return check(content, locales, values.fix);
}

run()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
