import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBuilt } from './promise/built';
import { cssFaults, type CssFault } from './promise/css';
import { enhancements } from './promise/enhancements';
import { scriptFaults } from './promise/scripts';

/** `npm run promise`: what of the built site the browsers promised in package.json do not know; exit code 1 if there is some. */
async function promise(folder: string): Promise<number> {
  const { styles, inline, scripts } = await readBuilt(folder);
  if (styles.length === 0 || inline.length === 0 || scripts.length === 0) {
    console.error(`There is no built site in ${folder}: npm run build.`);
    return 1;
  }
  const found = new Map(styles.flatMap(cssFaults).map((fault) => [keyOf(fault), fault]));
  const refused = [...found.values()].filter(({ feature, voids }) => voids || !allowed(feature));
  const met = new Set([...found.values()].map(({ feature }) => feature));
  const faults = [
    ...refused.map(describe),
    ...Object.keys(enhancements)
      .filter((name) => ![...met].some((feature) => within(feature, name)))
      .map((feature) => `${feature}: no longer used; take it out of tools/promise/enhancements.ts`),
    ...(await inlineFaults(inline)),
    ...(await scriptFaults(scripts)),
  ];
  if (faults.length > 0) console.error(faults.join('\n'));
  console.log(
    `${styles.length} style sheets, ${inline.length} inline scripts and ${scripts.length} scripts: ${faults.length} faults.`,
  );
  return faults.length > 0 ? 1 : 0;
}

const within = (feature: string, name: string) =>
  feature === name || feature.startsWith(`${name}.`);
const allowed = (feature: string) =>
  Object.keys(enhancements).some((name) => within(feature, name));
const keyOf = ({ feature, place, voids }: CssFault) => [feature, place, voids].join('\0');

function describe({ feature, place, voids, who }: CssFault): string {
  const harm = voids ? ' and takes its whole selector list with it' : '';
  return `${place}: ${feature} is unknown to ${who.join(', ')}${harm}`;
}

/** es-check reads files. */
async function inlineFaults(inline: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'inline-'));
  const files = inline.map((_, index) => path.join(folder, `inline-${index}.js`));
  await Promise.all(files.map((file, index) => writeFile(file, inline[index] ?? '')));
  const faults = await scriptFaults(files);
  await rm(folder, { recursive: true });
  return faults;
}

void promise(process.argv[2] ?? 'public').then((code) => {
  process.exitCode = code;
});
