import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A package of which something reaches browsers. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression, as its package.json has it. */
  licence: string;
  /** The text of its licence; empty where the package brings none. */
  text: string;
}

/** Where the site's packages lie, from the project's root; some lie within others. */
const home = 'node_modules';

/**
 * Takes the project's root and the built site's folder; gives the packages whose code or fonts are in it: those that the source maps of
 * its scripts name, and those of fonts. By name, each once.
 */
export function shippedPackages(root: string, publicFolder: string): Shipped[] {
  const maps = readdirSync(publicFolder).filter((file) => file.endsWith('.js.map'));
  const scripts = maps.flatMap((file) => {
    const { sources } = JSON.parse(readFileSync(path.join(publicFolder, file), 'utf8')) as {
      sources: string[];
    };
    return sources.flatMap((source) => packageFolder(source) ?? []);
  });
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const fonts = Object.keys(devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => path.join(home, name));
  const found = [...new Set([...scripts, ...fonts])].flatMap(
    (folder) => readPackage(path.join(root, folder)) ?? [],
  );
  const byName = new Map(found.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Takes the path of a source; gives the folder of the innermost package that it lies in, from the project's root. */
function packageFolder(source: string): string | undefined {
  return /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
}

/** A package that a build has left behind in the folder, and that is no longer there, is none of this one. */
function readPackage(folder: string): Shipped | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const text = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  return {
    name,
    version,
    licence: license ?? '',
    text: text ? readFileSync(path.join(folder, text), 'utf8').trim() : '',
  };
}

/** Takes packages; gives the text that goes out with them, as their licences ask. */
export function licenceText(packages: readonly Shipped[]): string {
  return packages
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
    .join(`\n${'-'.repeat(79)}\n\n`);
}

/** Writes the licences of what reaches browsers into the built site. */
export async function writeLicences(root: string, publicFolder: string): Promise<void> {
  const text = licenceText(shippedPackages(root, publicFolder));
  await writeFile(path.join(publicFolder, 'licences.txt'), text);
}
