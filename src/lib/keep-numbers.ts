/** Returns the text with no line break between a word and the number after it, as in “Road 7”. */
export const keepNumbers = (text: string): string => text.replaceAll(/ (?=\p{N})/gu, '\u00a0');
