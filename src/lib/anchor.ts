/** Returns the id of a part of a page whose slug an editor chooses. The kind keeps it apart from the ids of the page itself. */
export const anchorOf = (kind: 'job' | 'question' | 'section', slug: string) => `${kind}-${slug}`;
