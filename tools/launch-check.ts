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
    ...missingEmailSettings(process.env).map(unsetKey),
  ];
  const entries = Object.values(site.content).flat() as LoadedEntry[];
  const count = open.length + entries.reduce((sum, { samples }) => sum + samples.length, 0);
  if (count === 0) {
    console.log('Nothing stands in the way of going live.');
    return 0;
  }
  console.error([formatFaults(open), ...sampleReport(entries)].filter(Boolean).join('\n\n'));
  console.error(`\n${String(count)} things to settle before going live.`);
  return 1;
}

/** Takes all entries; gives where samples stand, a line for each file, the studio and its web address first. */
function sampleReport(entries: readonly LoadedEntry[]): string[] {
  const [first, others] = [
    entries.filter(({ collection }) => collection === 'site'),
    entries.filter(({ collection }) => collection !== 'site'),
  ];
  const lines = [...first, ...others]
    .filter(({ samples }) => samples.length > 0)
    .map(({ file, samples }) => {
      const fields = samples.map(({ field, line }) => `${field} (line ${line})`);
      return `  content/${file}: ${fields.join(', ')}`;
    });
  const address = first.flatMap(({ file, samples }) =>
    samples
      .filter(({ field }) => field === 'url')
      .map(
        ({ line }) =>
          `Before all else: content/${file}:${line}  url, the web address, is a sample. Search engines and shared links use it.`,
      ),
  );
  if (lines.length === 0) return [];
  const what =
    "Samples. Put in the real values and take their names off the entry's 'sample' list:";
  return [...address, [what, ...lines].join('\n')];
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

if (existsSync('.env')) process.loadEnvFile('.env');
void launchCheck().then((code) => {
  process.exitCode = code;
});
