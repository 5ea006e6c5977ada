import { parseArgs } from 'node:util';
import { runSiteCommand } from './run-command';

/**
 * `npm run check`: prints all errors of `content/` and `locales/`; exit code 1 if there are any. It also prints notes that stop no build:
 * stale PDFs and translations, and incomplete languages. `--fix` first fixes errors that have only one possible fix.
 */
runSiteCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { fix: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const { check } = await import('./check/check');
  const [content = 'content', locales = 'locales'] = positionals;
  await check(content, locales, values.fix);
});
