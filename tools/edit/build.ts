import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Ajv from 'ajv';
import type { CmsConfig } from '@sveltia/cms';
import { licenseText, readPackage } from '../../plugins/gatsby-plugin-static-host/src/licenses';

const packages = path.resolve('node_modules');
const editor = path.join(packages, '@sveltia', 'cms');

/** The address of a font that the editor loads from a CDN: its package, whether that is variable, and its file. */
const fontAddress =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+)(:vf)?@[\d.]+\/([\w-]+\.woff2)/g;

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
  const own = await readFile(path.join(editor, 'dist', 'sveltia-cms.js'), 'utf8');
  const { code, fonts } = adapt(own);
  await Promise.all([
    writeFile(path.join(target, 'sveltia-cms.js'), code),
    cp(path.join(editor, 'dist', 'chunks'), path.join(target, 'chunks'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    }),
    ...fonts.map((font) => cp(font, path.join(target, fontFile(font)))),
    writeFile(path.join(target, 'config.json'), JSON.stringify(config, null, 2)),
    cp('static/favicon.svg', path.join(target, 'mark.svg')),
    writeFile(path.join(target, 'licenses.txt'), licenses(fonts)),
    copyVersion(path.join(target, '@sveltia', 'cms')),
    cp(path.join(folder, 'index.html'), path.join(target, 'index.html')),
  ]);
  return target;
}

/** The licenses of the copied packages. The editor does not publish the licenses of its own dependencies. */
function licenses(fonts: readonly string[]): string {
  const folders = [editor, ...fonts.map((font) => path.join(font, '../..'))];
  return licenseText(folders.flatMap((folder) => readPackage(folder) ?? []));
}

const fontFile = (file: string) => `fonts/${path.basename(file)}`;

/**
 * Returns the editor's code with local addresses, which also accepts a local folder without Git, and the files of its fonts. Throws if
 * the code lacks a text to replace.
 */
export function adapt(code: string): { code: string; fonts: string[] } {
  const fonts = new Set<string>();
  const own = code.replaceAll(fontAddress, (_, name: string, variable = '', file: string) => {
    const scope = variable ? '@fontsource-variable' : '@fontsource';
    const font = path.join(packages, scope, name, 'files', `${name}-${file}`);
    fonts.add(font);
    return `/${fontFile(font)}`;
  });
  if (fonts.size === 0)
    throw new Error(
      'Found no font addresses in Sveltia’s script. Its build has changed: update `fontAddress` in tools/edit/build.ts',
    );
  if (own.includes('cdn.jsdelivr.net'))
    throw new Error(
      'Sveltia’s script still loads files from cdn.jsdelivr.net that tools/edit does not replace',
    );
  if (!own.includes(rootMark))
    throw new Error(
      'Sveltia’s script no longer contains `rootMark`, by which it recognizes a local repository',
    );
  const local = own
    .replaceAll(registry, '/')
    .replace(rootMark, 'getDirectoryHandle(`content`)')
    .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
  return { code: local, fonts: [...fonts] };
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
    `The editor’s configuration does not match Sveltia’s schema: ${ajv.errorsText(ajv.errors?.slice(-3))}`,
  );
}
