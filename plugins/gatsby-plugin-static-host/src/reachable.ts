import path from 'node:path';

/** The kinds of files that can name others. */
const text = /\.(html|css|m?js|json|svg|xml|txt|webmanifest|gltf)$/;

/** Pages and their data are never found by their names: each is known, or its page is gone. */
const page = /\.html$|^page-data\//;

/** What may be an address: `encodeURIComponent` leaves no other characters in names, but for these: `'()`. */
const addresses = /[\w.~!*%/-]+\.\w+/g;

/** Whether a name has other characters. Gatsby does not encode every address, so no text can be trusted to name the file. */
export const isUnusual = (file: string): boolean => /[^\w.~!*/-]/.test(file);

/**
 * Returns the files that somebody can reach: the `roots`, and those whose addresses they contain, directly or through others.
 * @param files All files, as their paths from the public folder.
 * @param read Returns the text of a file.
 */
export async function reachable(
  files: readonly string[],
  roots: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<Set<string>> {
  const all = new Set(files);
  const found = new Set(roots.filter((file) => all.has(file)));
  // Files that are found while the set is walked are walked, too.
  for (const file of found)
    if (text.test(file))
      for (const named of namedIn(await read(file), file))
        if (all.has(named) && !page.test(named)) found.add(named);
  return found;
}

/** Returns what may be the paths of files in a text. */
function namedIn(content: string, file: string): Set<string> {
  const tokens = new Set(content.match(addresses));
  const folder = path.posix.dirname(file);
  return new Set([...tokens].map((token) => pathOf(token, folder)));
}

/** Returns the path of an address: with a host, from the root, or relative to the folder of the file that has it. */
function pathOf(address: string, folder: string): string {
  const local = address.replace(/^\/\/[^/]*/, '');
  return local.startsWith('/') ? decoded(local.slice(1)) : path.posix.join(folder, decoded(local));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
