import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { refuseFaults } from '../src/content/faults';
import type { LoadedEntry } from '../src/content/load';
import { loadSite } from '../src/content/load-site';
import { missingEmailSettings } from '../src/gatsby/email-settings';
import { allFaults, allNotes } from './check/findings';
import { askLive } from './launch-check/live';
import { launchReport } from './launch-check/report';
import { launchSteps } from './launch-check/steps';

/**
 * `npm run launch-check`: what to do before the site goes live, in order; exit code 1 while anything that can be seen from here is
 * left. With `-- --live https://…` it asks a site that is there.
 */
async function launchCheck(): Promise<number> {
  const { values } = parseArgs({ options: { live: { type: 'string' } } });
  const site = await loadSite('content', 'locales');
  const { content } = site;
  const studio = content.site[0]?.languages.en;
  if (values.live !== undefined)
    return askLive(values.live, studio?.securityUntil !== undefined, process.env);
  const faults = await allFaults('content', site);
  // Entries with faults are left out: nobody could say what is to do in them.
  refuseFaults(faults);
  const steps = launchSteps({
    url: studio?.url ?? 'https://…',
    samples: Object.values(content).flatMap((entries) =>
      (entries as LoadedEntry[]).flatMap(({ file, samples }) =>
        samples.map((sample) => ({ file: `content/${file}`, ...sample })),
      ),
    ),
    // The keys are at Netlify: GitHub does not see them.
    missingKeys: process.env['GITHUB_ACTIONS'] ? undefined : missingEmailSettings(process.env),
    faults: [...faults, ...(await allNotes('content', site)).notes],
  });
  console.log(launchReport(steps));
  return steps.some(({ state }) => state === 'open') ? 1 : 0;
}

if (existsSync('.env')) process.loadEnvFile('.env');
launchCheck()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
