import { parseArgs } from 'node:util';
import { refuseErrors } from '../plugins/gatsby-transformer-content';
import { languagesFileErrors } from '../src/content/languages-file';
import { runCommand } from './run-command';

/** Nearly all code imports the list of languages, so it is imported only if the list is valid. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { right: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  refuseErrors(await languagesFileErrors('locales'));
  const { translations } = await import('./translations/command');
  await translations(positionals, values);
}

runCommand(run);
