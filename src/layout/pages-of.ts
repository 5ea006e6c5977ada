import type { LinkedEntries } from './shell';

/** Returns the pages of a collection, in their order. */
export const pagesOf = ({ allEntryPage }: Pick<LinkedEntries, 'allEntryPage'>, name: string) =>
  allEntryPage.nodes.filter(({ collection }) => collection === name);

/** How many pages of a collection the header and the footer of every page link to. */
const most = 6;

interface Linked {
  pages: ReturnType<typeof pagesOf>;
  /** The path of the page that lists all, if there are more. */
  rest: string | undefined;
}

/** Returns the pages that the header and the footer link to. Without a page that lists all, these are all. */
export function linkedPages(
  data: LinkedEntries,
  { name, path }: { readonly name: string; readonly path: string | null },
): Linked {
  const pages = pagesOf(data, name);
  if (!path || pages.length <= most) return { pages, rest: undefined };
  return { pages: pages.slice(0, most), rest: path };
}
