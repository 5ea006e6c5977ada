import type { LinkedEntries } from './shell';

/** Returns the pages of a collection, in their order. */
export const pagesOf = ({ allEntryPage }: Pick<LinkedEntries, 'allEntryPage'>, name: string) =>
  allEntryPage.nodes.filter(({ collection }) => collection === name);
