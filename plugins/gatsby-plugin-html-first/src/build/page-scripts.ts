/** What is used of webpack's types. */
interface ChunkGroup {
  name?: string | null | undefined;
  childrenIterable: Iterable<ChunkGroup>;
  getFiles: () => readonly string[];
}
interface Stats {
  compilation: { chunkGroups: readonly ChunkGroup[] };
}
interface Compiler {
  hooks: { done: { tap: (name: string, read: (stats: Stats) => void) => void } };
}

/** The scripts that the pages of a component may load, from the public folder, by the name of its chunk. */
export type PageScripts = Record<string, readonly string[]>;

/** A webpack plugin that tells which scripts a page may load, those that it loads later included. */
export const readPageScripts = (read: (scripts: PageScripts) => void) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.done.tap('gatsby-plugin-html-first', ({ compilation }) => {
      read(pageScripts(compilation.chunkGroups));
    }),
});

/** Gatsby's names of the chunks of pages. */
const isPage = ({ name }: ChunkGroup) => name?.startsWith('component---');

export function pageScripts(groups: readonly ChunkGroup[]): PageScripts {
  const shared = groups.filter(({ name }) => name === 'app');
  const pages = groups.filter(isPage);
  return Object.fromEntries(
    pages.map((page): [string, readonly string[]] => {
      const files = [...below([page, ...shared])].flatMap((group) => group.getFiles());
      const scripts = files.filter((file) => file.endsWith('.js'));
      return [page.name ?? '', [...new Set(scripts)].sort()];
    }),
  );
}

/** The groups with what they load later, other pages excluded. */
function below(groups: readonly ChunkGroup[]): ReadonlySet<ChunkGroup> {
  const found = new Set(groups);
  // A set that grows is walked to its end.
  for (const group of found)
    for (const child of group.childrenIterable) if (!isPage(child)) found.add(child);
  return found;
}
