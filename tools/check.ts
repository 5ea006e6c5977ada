import { parseArgs } from 'node:util';
import { errorReport } from '../plugins/gatsby-transformer-content';
import { languagesFileErrors } from '../src/content/languages-file';
import { runCommand } from './run-command';

/**
 * `npm run check`: prints all errors of `content/` and `locales/`; exit code 1 if there are any. It also prints notes that stop no build:
 * stale PDFs and translations, and incomplete languages. `--fix` first fixes errors that have only one possible fix.
 */
runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  // Nearly all code imports the list of languages, so it is imported only if the list is valid.
  const errors = await languagesFileErrors('locales');
  if (errors.length > 0) throw new Error(errorReport(errors));
  const { check } = await import('./check/check');
  const [content = 'content', locales = 'locales'] = positionals;
  await check(content, locales, values.fix);
});
