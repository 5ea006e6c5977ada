import path from 'node:path';
import type { ParsedEntry } from './entry-file';
import { fileError, type ContentError } from './errors';
import { entriesIn, projectPath } from './folder';
import type { ContentSetup } from './setup';

/** An address that is not that of an entry. */
export interface Address {
  path: string;
  /** What has it: the path of a file, or a name. */
  owner: string;
  /** Whether it has all addresses below this one, too. */
  below?: true;
  /** Where a redirect leads. It may begin at another spelling of that. */
  to?: string;
}

/** Returns an error for each entry and each file whose address something else has. Hosts and file systems may ignore case. */
export async function addressErrors(
  { addresses }: ContentSetup,
  main: readonly ParsedEntry[],
  served: string | undefined,
): Promise<ContentError[]> {
  if (!addresses) return [];
  const files = served === undefined ? [] : await entriesIn(served);
  const claimed: Address[] = [
    ...addresses.taken(),
    ...files
      .filter(({ entry }) => entry.isFile())
      .map(({ file }) => ({ path: `/${file}`, owner: projectPath(served ?? '', file) })),
    ...main.flatMap(({ collection, slug, parsed }) => {
      const own = addresses.of(collection, slug);
      return own === undefined ? [] : [{ path: own, owner: parsed.file }];
    }),
  ];
  return claimed.flatMap((address, index) => {
    const first = claimed.slice(0, index).find((other) => collides(other, address));
    // What a host or Gatsby writes has no file to be corrected.
    if (!first || !path.extname(address.owner)) return [];
    const place = first.path === address.path ? '' : `${first.path}${first.below ? '/…' : ''} of `;
    return fileError(
      address.owner,
      `expected an address of its own, found ${address.path}, which belongs to ${place}${first.owner}`,
      'Give one of the two another name.',
    );
  });
}

function collides(first: Address, second: Address): boolean {
  const [one, other] = [keyOf(first.path), keyOf(second.path)];
  const leadsThere = (redirect: Address, key: string) =>
    redirect.to !== undefined && keyOf(redirect.to) === key;
  if (leadsThere(second, one) || leadsThere(first, other)) return false;
  return one === other || (first.below === true && other.startsWith(`${one}/`));
}

/** Hosts answer `/name/index` and `/name.html` with the page `/name`. Some systems write `é` as two characters. */
const keyOf = (address: string) =>
  address
    .normalize()
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/(?:index)?$/, '');
