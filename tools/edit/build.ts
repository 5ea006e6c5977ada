import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Ajv from 'ajv';
import type { CmsConfig } from '@sveltia/cms';
import { licenseText, readPackage } from '../../plugins/gatsby-plugin-static-host/src/licenses';

const packages = path.resolve('node_modules');
const editor = path.join(packages, '@sveltia', 'cms');

/** The fonts that the editor loads from a CDN, by the text in its code, with the packages that have them. */
const fonts = [
  {
    address:
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/source-sans-3:vf@[\d.]+\/latin-wght-normal\.woff2/g,
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  },
  {
    address:
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/noto-mono@[\d.]+\/latin-400-normal\.woff2/g,
    file: '@fontsource/noto-mono/files/noto-mono-latin-400-normal.woff2',
  },
  {
    address:
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined:vf@[\d.]+\/latin-wght-normal\.woff2/g,
    file: '@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2',
  },
];

/** The CDN from which the editor loads newer versions and optional parts. Our build contains the parts that are used. */
const registry = 'https://unpkg.com/';

/** The check by which the editor recognizes a local project. */
const rootMark = 'getDirectoryHandle(`.git`)';

/**
 * Builds the editor into `public` with local copies of all files that it loads. Throws if the configuration does not match the editor's
 * schema, or if the editor's code changed.
 */
export async function buildEditor(folder: string, config: CmsConfig): Promise<string> {
  await checkConfig(config);
  const target = path.join(folder, 'public');
  await rm(target, { recursive: true, force: true });
  await mkdir(path.join(target, 'fonts'), { recursive: true });
  const code = await readFile(path.join(editor, 'dist', 'sveltia-cms.js'), 'utf8');
  await Promise.all([
    writeFile(path.join(target, 'sveltia-cms.js'), adapt(code)),
    cp(path.join(editor, 'dist', 'chunks'), path.join(target, 'chunks'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    }),
    ...fonts.map(({ file }) => cp(path.join(packages, file), path.join(target, fontFile(file)))),
    writeFile(path.join(target, 'config.json'), JSON.stringify(config, null, 2)),
    cp('static/favicon.svg', path.join(target, 'mark.svg')),
    writeFile(path.join(target, 'licenses.txt'), licenses()),
    copyVersion(path.join(target, '@sveltia', 'cms')),
    cp(path.join(folder, 'index.html'), path.join(target, 'index.html')),
  ]);
  return target;
}

/** The licenses of the copied packages. The editor does not publish the licenses of its own dependencies. */
function licenses(): string {
  const folders = [editor, ...fonts.map(({ file }) => path.join(packages, folderOf(file)))];
  return licenseText(folders.flatMap((folder) => readPackage(folder) ?? []));
}

/** The package of a file: a scope and a name. */
const folderOf = (file: string) => file.split('/').slice(0, 2).join('/');

const fontFile = (file: string) => `fonts/${path.basename(file)}`;

/**
 * Returns the editor's code with local addresses, which also accepts a local folder without Git. Throws if the code lacks a text to
 * replace.
 */
export function adapt(code: string): string {
  const own = fonts.reduce((text, { address, file }) => {
    if (text.search(address) < 0) throw new Error(`the editor no longer names the font of ${file}`);
    return text.replaceAll(address, `/${fontFile(file)}`);
  }, code);
  if (own.includes('cdn.jsdelivr.net')) throw new Error('the editor fetches more fonts from a CDN');
  if (!own.includes(rootMark)) throw new Error('the editor knows a project by something new');
  return own
    .replaceAll(registry, '/')
    .replace(rootMark, 'getDirectoryHandle(`content`)')
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
}

/** When the editor looks for its newest version, it finds the pinned one. */
async function copyVersion(folder: string): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(editor, 'package.json'), 'utf8')) as {
    version: string;
  };
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ version }));
}

/** Throws if the configuration does not match the schema of the editor's package. */
export async function checkConfig(config: unknown): Promise<void> {
  const schema = JSON.parse(
    await readFile(path.join(editor, 'schema', 'sveltia-cms.json'), 'utf8'),
  ) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false });
  if (ajv.validate(schema, config)) return;
  throw new Error(
    `The editor would not take its configuration: ${ajv.errorsText(ajv.errors?.slice(-3))}`,
  );
}
