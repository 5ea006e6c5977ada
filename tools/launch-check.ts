import { refuseErrors } from '../plugins/gatsby-transformer-content';
import type { LoadedEntry } from '../src/content/site';
import { missingEmailSettings } from '../src/forms/email-settings';
import { readEnvironment, unreadLines } from '../src/lib/environment';
import { runSiteCommand } from './run-command';

/**
 * `npm run launch-check`: lists remaining samples and missing keys of the email service; exit code 1 if there are any. docs/launch.md is
 * the complete list.
 */
async function launchCheck(): Promise<void> {
  const { loadSite } = await import('../src/content/site');
  const { content, errors } = await loadSite('content', 'locales');
  // The samples of an invalid entry are unknown.
  refuseErrors(errors);
  const samples = Object.values(content).flatMap((entries) =>
    (entries as LoadedEntry[]).flatMap(({ file, samples: fields }) =>
      fields.map(({ field, line }) => `content/${file}:${line}  ${field} is still a sample`),
    ),
  );
  // The keys are at Netlify, so GitHub cannot check them.
  const environment = readEnvironment();
  const missing = environment['GITHUB_ACTIONS'] ? [] : missingEmailSettings(environment);
  const unset = missing.map((name) => `${name} is not set (.env.example)`);
  const left = [...samples, ...unset, ...unreadLines()];
  const guide = 'docs/launch.md says what to do, and in which order.';
  console.log([...left, '', `${left.length} left. ${guide}`].join('\n').trim());
  process.exitCode = left.length > 0 ? 1 : 0;
}

runSiteCommand(launchCheck);
