import {
  errorAt,
  type ContentError,
  type ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import type { Entry } from '../../src/collections';
import { contrast } from '../../src/lib/contrast';
import { palette } from '../../src/theme/tokens';

/** The contrast that WCAG 2.2 AA asks for text of any size. */
const least = 4.5;

/** Returns the colors of clients that text on a case study could not be read in. All entries must be valid. */
export function clientColorErrors(sources: readonly ParsedEntry[]): ContentError[] {
  return sources
    .filter(({ collection, language }) => collection === 'portfolio' && language === 'en')
    .flatMap(({ parsed }) => {
      const { colors } = parsed.value as Entry<'portfolio'>;
      if (!colors) return [];
      const { dark, light, soft, bright } = colors;
      // The header is on the dark color, in the color of the site.
      const pairs = { dark: palette.paper, light, soft, bright };
      return Object.entries(pairs).flatMap(([name, other]) => {
        const found = contrast(dark, other);
        if (found >= least) return [];
        const of = name === 'dark' ? `the text of the header, ${other}` : `'dark', ${dark}`;
        return errorAt(parsed, ['colors', name], {
          message: `expected a contrast of at least ${least} with ${of}, found ${Math.floor(found * 100) / 100}`,
          hint:
            name === 'dark'
              ? 'Take a darker color.'
              : "Take a lighter color here, or a darker 'dark'.",
        });
      });
    });
}
