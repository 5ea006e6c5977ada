import { existsSync } from 'node:fs';
import { formatFaults, type Fault } from '../src/content/faults';
import type { LoadedEntry } from '../src/content/load';
import { loadSite } from '../src/content/load-site';
import { missingEmailSettings } from '../src/gatsby/email-settings';
import { allFaults, allNotes } from './check/findings';

/** `npm run launch-check`: what is still a sample or missing before the site goes live; exit code 1 if anything is. */
async function launchCheck(): Promise<number> {
  const site = await loadSite('content', 'locales');
  const faults = await allFaults('content', site);
  const open = [
    ...faults,
    ...(faults.length === 0 ? (await allNotes('content', site)).notes : site.gaps),
    ...Object.values(site.content).flatMap((entries) =>
      (entries as LoadedEntry[]).flatMap(samples),
    ),
    ...missingEmailSettings(process.env).map(unsetKey),
  ];
  if (open.length === 0) {
    console.log('Nothing stands in the way of going live.');
    return 0;
  }
  console.error(formatFaults(open));
  console.error(`\n${String(open.length)} things to settle before going live.`);
  return 1;
}

function unsetKey(name: string): Fault {
  return {
    file: '.env',
    line: 1,
    column: 1,
    field: name,
    message: 'this key of the email service is not set, so the forms reach nobody',
    cure: 'Set it where the site is built; .env.example says where its value is found.',
  };
}

function samples({ file, samples: fields }: LoadedEntry): Fault[] {
  return fields.map(({ field, line }) => ({
    file: `content/${file}`,
    line,
    column: 1,
    field,
    message: 'a sample stands here',
    cure: "Put in the real value and take the field off the entry's 'sample' list.",
  }));
}

if (existsSync('.env')) process.loadEnvFile('.env');
void launchCheck().then((code) => {
  process.exitCode = code;
});
