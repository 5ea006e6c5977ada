import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { renderScene } from './lib/blender';
import { openBrowser } from './lib/browser';
import { loadPictures, type Picture } from './lib/pictures';
import { fingerprints, missing, plan, type Rendered } from './lib/plan';
import { shootSheet } from './lib/sheet';

const root = path.join(__dirname, '..');
const at = (file: string) => path.join(root, file);
const recordOf = (client: string) => at(`artwork/${client}/rendered.json`);
const readRecord = (client: string): Rendered =>
  existsSync(recordOf(client))
    ? (JSON.parse(readFileSync(recordOf(client), 'utf8')) as Rendered)
    : {};

/** Adds one fingerprint to its client's record. It reads the record again, because another run may have changed it. */
function record(picture: Picture, print: string) {
  const entries = Object.entries({ ...readRecord(picture.client), [picture.name]: print });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordOf(picture.client), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Encodes a PNG as the picture's output. It writes a temporary file first, so that the output is never incomplete. */
async function encode(png: Buffer | string, picture: Picture) {
  const output = at(picture.output);
  const temporary = `${output}.part`;
  mkdirSync(path.dirname(output), { recursive: true });
  const image = sharp(png).resize(picture.width, picture.height, { fit: 'fill' });
  const encoded = output.endsWith('.png')
    ? image.png()
    : image
        .flatten({ background: '#fff' })
        .jpeg({ quality: picture.quality, mozjpeg: true, chromaSubsampling: '4:4:4' });
  const { size } = await encoded.toFile(temporary);
  renameSync(temporary, output);
  return size;
}

/** Makes one picture and returns its size in bytes. */
async function make(picture: Picture, browser: () => Promise<Browser>) {
  if (picture.kind === 'sheet') {
    return encode(await shootSheet(await browser(), root, picture), picture);
  }
  const raw = at(`artwork/.cache/${picture.client}/raw/${picture.name}.png`);
  mkdirSync(path.dirname(raw), { recursive: true });
  await renderScene(root, picture, raw);
  return encode(raw, picture);
}

const USAGE = `npx tsx artwork/render.ts [names or clients…] [--force] [--list] [--accept]]
Makes the pictures listed in artwork/*/pictures.yaml that changed since they were last made.
--accept  records the pictures that are there as up to date, after a change that does not show`;

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean' },
      list: { type: 'boolean' },
      accept: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const pictures = loadPictures(root);
  const unknown = positionals.filter(
    (word) => !pictures.some(({ name, client }) => word === name || word === client),
  );
  if (unknown.length) throw new Error(`No picture or client is called ${unknown.join(', ')}`);
  const wanted = pictures
    .filter(({ name, client }) => positionals.includes(name) || positionals.includes(client))
    .map(({ name }) => name);
  const disk = {
    read: (file: string) => readFileSync(at(file)),
    exists: (file: string) => existsSync(at(file)),
  };
  const records = pictures.map(({ client }) => readRecord(client));
  const rendered: Rendered = Object.fromEntries(records.flatMap(Object.entries<string>));
  const prints = fingerprints(pictures, disk);
  const todo = plan(pictures, prints, rendered, disk, wanted, values.force);
  console.log(`${todo.length} of ${pictures.length} pictures to make`);
  if (values.list) {
    for (const { name, output } of todo) console.log(`  ${name}  ${output}`);
    return;
  }
  if (values.accept) {
    const present = todo.filter(({ output }) => disk.exists(output));
    for (const picture of present) record(picture, prints[picture.name] ?? '');
    console.log(`${present.length} accepted as they are`);
    return;
  }
  const errors = missing(todo, pictures, disk);
  if (errors.length) throw new Error(errors.join('\n'));
  let open: Promise<Browser> | undefined;
  try {
    for (const [index, picture] of todo.entries()) {
      const started = Date.now();
      const size = await make(picture, () => (open ??= openBrowser()));
      record(picture, prints[picture.name] ?? '');
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      const kilobytes = Math.round(size / 1024);
      console.log(`[${index + 1}/${todo.length}] ${picture.output}  ${kilobytes} KB  ${seconds} s`);
    }
  } finally {
    await (await open)?.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
