import { formatFaults, type Fault } from '../src/content/faults';
import { loadContent, type LoadedEntry } from '../src/content/load';
import { loadLocales } from '../src/content/locales';

/** `npm run launch-check`: what is still a sample or missing before the site goes live; exit code 1 if anything is. */
async function launchCheck(): Promise<number> {
  const [{ content, faults }, locales] = await Promise.all([
    loadContent('content'),
    loadLocales('locales'),
  ]);
  const open = [
    ...faults,
    ...locales.faults,
    ...Object.values(content).flatMap((entries) => (entries as LoadedEntry[]).flatMap(samples)),
  ];
  if (open.length === 0) {
    console.log('Nothing stands in the way of going live.');
    return 0;
  }
  console.error(formatFaults(open));
  console.error(`\n${String(open.length)} things to settle before going live.`);
  return 1;
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

void launchCheck().then((code) => {
  process.exitCode = code;
});
