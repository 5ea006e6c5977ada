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
  /** Where a redirect leads: a page, also with `#part`, or an address of another site. It may begin at another spelling of that. */
  to?: string;
}

/**
 * Returns an error for each entry and each file whose address something else has, and for each redirect that leads nowhere. Hosts and file
 * systems may ignore case.
 */
export async function addressErrors(
  { addresses }: ContentSetup,
  main: readonly ParsedEntry[],
  served: string | undefined,
): Promise<ContentError[]> {
  if (!addresses) return [];
  const files = served === undefined ? [] : await entriesIn(served);
  const taken = addresses.taken().map(withoutStar);
  const entries = main.flatMap(({ collection, slug, parsed }): Address[] => {
    const own = addresses.of(collection, slug);
    return own === undefined ? [] : [{ path: own, owner: parsed.file }];
  });
  const claimed: Address[] = [
    ...taken,
    ...files
      .filter(({ entry }) => entry.isFile())
      .map(({ file }) => ({ path: `/${file}`, owner: projectPath(served ?? '', file) })),
    ...entries,
  ];
  const pages = [...taken, ...entries].filter((address) => isFile(address) && isPage(address));
  return [...redirectErrors(taken, pages), ...sharedErrors(claimed)];
}

// What a host or Gatsby writes has no file to be corrected.
const isFile = ({ owner }: Address) => path.extname(owner) !== '';
const isPage = ({ to, below }: Address) => to === undefined && !below;

/** A redirect from `/old/*` is from `/old`, too. */
const withoutStar = (address: Address): Address =>
  address.to !== undefined && address.path.endsWith('/*')
    ? { ...address, path: address.path.slice(0, -2), below: true }
    : address;

function sharedErrors(claimed: readonly Address[]): ContentError[] {
  return claimed.flatMap((address, index) => {
    const first = claimed.slice(0, index).find((other) => collides(other, address));
    if (!first || !isFile(address)) return [];
    const place = first.path === address.path ? '' : `${first.path}${first.below ? '/…' : ''} of `;
    return fileError(
      address.owner,
      `expected an address of its own, found ${address.path}, which belongs to ${place}${first.owner}`,
      'Give one of the two another name.',
    );
  });
}

/** Hosts read a line of a redirect, in which a space ends an address, and other signs begin a condition or a placeholder. */
function redirectErrors(taken: readonly Address[], pages: readonly Address[]): ContentError[] {
  return taken.flatMap(({ path: from, to, owner }) => {
    if (to === undefined) return [];
    if (!/^(?:\/[\w.~%-]+)+$/.test(from))
      return fileError(owner, `expected an old path like /old-name, found '${from}'`, fromHint);
    const [, page] = /^(\/[^?#]*)(?:\?[^\s#*]+)?(?:#[\w.~%-]+)?$/.exec(to) ?? [];
    const isKnown = pages.some((address) => address.path === page) || isOutside(to);
    if (isKnown) return [];
    return fileError(owner, `expected a page that ${from} leads to, found '${to}'`, toHint);
  });
}

/** Not `*`, which the adapter of the host makes a placeholder of. */
const isOutside = (to: string) =>
  /^https?:\/\/(?:(?![/=]:)[!-)+-~])+$/.test(to) && URL.canParse(to);

const fromHint =
  "It begins with '/', has letters from a to z, digits and hyphens, and no slash at its end.";
const toHint =
  "Write the path of a page in English, not that of another redirect, or an address that begins with 'https://'. Delete the redirect if its page is gone for good.";

function collides(first: Address, second: Address): boolean {
  const [one, other] = [keyOf(first.path), keyOf(second.path)];
  // A redirect to its own path would never end.
  const leadsThere = (redirect: Address, key: string) =>
    redirect.to !== undefined && keyOf(redirect.to) === key && first.path !== second.path;
  if (leadsThere(second, one) || leadsThere(first, other)) return false;
  const has = (address: Address, key: string) =>
    address.below === true && key.startsWith(`${keyOf(address.path)}/`);
  return one === other || has(first, other) || has(second, one);
}

/** Hosts answer `/name/index` and `/name.html` with the page `/name`. Some systems write `é` as two characters. */
const keyOf = (address: string) =>
  address
    .normalize()
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/(?:index)?$/, '');
