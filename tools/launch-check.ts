import { existsSync } from 'node:fs';
import { refuseErrors } from '../src/content/errors';
import type { LoadedEntry } from '../src/content/load';
import { loadSite } from '../src/content/load-site';
import { missingEmailSettings } from '../src/build/email-settings';

/**
 * `npm run launch-check`: what is left before the site goes live, as far as a program can see it: samples, and keys of the email
 * service. docs/launch.md is the whole list. Exit code 1 while anything is left.
 */
async function launchCheck(): Promise<void> {
  const { content, errors } = await loadSite('content', 'locales');
  // An entry with errors is left out, and nobody could say what is a sample in it.
  refuseErrors(errors);
  const samples = Object.values(content).flatMap((entries) =>
    (entries as LoadedEntry[]).flatMap(({ file, samples: fields }) =>
      fields.map(({ field, line }) => `content/${file}:${line}  ${field} is still a sample`),
    ),
  );
  // GitHub does not see the keys: they are at Netlify.
  const missing = process.env['GITHUB_ACTIONS'] ? [] : missingEmailSettings(process.env);
  const left = [...samples, ...missing.map((name) => `${name} is not set (.env.example)`)];
  const guide = 'docs/launch.md says what to do, and in which order.';
  console.log([...left, '', `${left.length} left. ${guide}`].join('\n').trim());
  process.exitCode = left.length > 0 ? 1 : 0;
}

if (existsSync('.env')) process.loadEnvFile('.env');
launchCheck().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
