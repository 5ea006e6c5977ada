/** A zero-width space. It marks where a line of a headline may break in scripts without spaces. */
export const phraseBreak = '\u200b';

/** Returns the text without zero-width spaces, for all that is not shown as a headline: labels, URLs, titles, structured data. */
export const plain = (text: string): string => text.replaceAll(phraseBreak, '');
