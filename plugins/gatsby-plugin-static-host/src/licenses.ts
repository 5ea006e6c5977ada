import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package whose code or fonts reach browsers. */
export interface Shipped {
  name: string;
  version: string;
  /** SPDX expression, as its package.json has it. */
  license: string;
  /** The license text. Empty if the package has none. */
  text: string;
}

/** Returns packages by their folders from the project's root, sorted by name, without duplicates. */
export function shippedPackages(root: string, folders: readonly string[]): Shipped[] {
  const found = folders.flatMap((folder) => readPackage(path.join(root, folder)) ?? []);
  const byName = new Map(found.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

type Author = string | { name: string };

interface PackageJson {
  name: string;
  version: string;
  license?: string;
  author?: Author;
  authors?: readonly Author[];
}

/** Returns the license of a package, or undefined if it is not installed. */
export function readPackage(folder: string): Shipped | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const meta = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const text = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  return {
    name: meta.name,
    version: meta.version,
    license: meta.license ?? '',
    text: text ? readFileSync(path.join(folder, text), 'utf8').trim() : unwritten(meta),
  };
}

/** The license text of a package without a license file. Only the author of the MIT license differs. */
function unwritten({ license, author, authors = author ? [author] : [] }: PackageJson): string {
  const names = authors.map((one) => (typeof one === 'string' ? one : one.name));
  return license === 'MIT' && names.length > 0 ? mitLicense(names.join(', ')) : '';
}

/** https://spdx.org/licenses/MIT.html */
const mitLicense = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files
(the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge,
publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do
so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE
FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns the license texts of packages. */
export function licenseText(packages: readonly Shipped[]): string {
  return packages
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`)
    .join(`\n${'-'.repeat(79)}\n\n`);
}
