import { errorAt, stringsIn, type ContentError } from '../../plugins/gatsby-transformer-content';
import type { Site } from '../../src/content/site';
import { typographic } from '../fix/quotes';

/** Returns the texts with straight quotation marks or apostrophes. */
export function quoteErrors({ sources }: Pick<Site, 'sources'>): ContentError[] {
  return [...sources.content, ...sources.locales].flatMap(({ parsed }) =>
    stringsIn(parsed.value).flatMap(({ path, text }) => {
      const expected = typographic(text);
      if (expected === text) return [];
      const [word, better] = firstDifference(text, expected);
      return errorAt(parsed, path, {
        message: `expected ${better}, found ${word}`,
        hint: "Straight signs are for code. 'npm run check -- --fix' replaces them.",
      });
    }),
  );
}

/** Returns the first word that differs in two texts of the same length, as it is in each. */
function firstDifference(text: string, other: string): [string, string] {
  let index = 0;
  while (text[index] === other[index]) index += 1;
  const start = text.slice(0, index).search(/\S*$/);
  const end = start + (/^\S+/.exec(text.slice(start))?.[0].length ?? 0);
  return [text.slice(start, end), other.slice(start, end)];
}
