import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Entry } from '../src/collections';
import { readEnvironment } from '../src/lib/environment';
import { buildEditor } from './edit/build';
import { repositoryFrom } from './edit/repository';
import { preview } from './preview/server';
import { readData } from './read-data';
import { runSiteCommand } from './run-command';

const folder = path.resolve('edit');

/** `npm run edit`: serves the editor on `PORT` (default 9400) for local files. `--build` only builds it for the host. */
async function edit(onlyBuild: boolean): Promise<void> {
  const studio = readData('content/site.yaml') as Entry<'site'>;
  const repository = repositoryFrom(readEnvironment());
  if (onlyBuild && repository === undefined) {
    throw new Error('Which repository? Set EDIT_REPO=owner/name.');
  }
  const { editorConfig } = await import('./edit/config');
  const publicDir = await buildEditor(
    folder,
    editorConfig(repository ?? { repo: 'nobody/nothing', branch: 'main' }, studio),
  );
  if (onlyBuild) return;
  const url = await preview(publicDir, 9400, 'npm run edit');
  console.log(`\n  Editor   ${url}\n  Folder   ${process.cwd()}\n`);
  console.log(
    "Open it in Chrome or Edge, choose 'Work with Local Repository' and pick the folder above.",
  );
  console.log('Ctrl+C stops it.');
}

runSiteCommand(async () => {
  const { values } = parseArgs({ options: { build: { type: 'boolean', default: false } } });
  await edit(values.build);
});
