/** Between two phrases of a headline in a script without spaces: of no width, and the one place where its lines may break. */
export const phraseBreak = '\u200b';

/** Returns the text without those signs, for what is not read on a page: addresses, titles of tabs, searches. */
export const plain = (text: string): string => text.replaceAll(phraseBreak, '');
