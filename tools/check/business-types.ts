import {
  errorAt,
  nearest,
  type ContentError,
  type ParsedEntry,
} from '../../plugins/gatsby-transformer-content';
import type { CollectionName, Entry } from '../../src/content/collections';

/** Returns the types of business in `content/sign.yaml` that the intake form does not offer. Both files must be valid. */
export function businessTypeErrors(sources: readonly ParsedEntry[]): ContentError[] {
  const single = (name: CollectionName) =>
    sources.find(({ collection, language }) => collection === name && language === 'en');
  const [site, sign] = [single('site'), single('sign')];
  if (!site || !sign) return [];
  const { businessTypes } = site.parsed.value as Entry<'site'>;
  return (sign.parsed.value as Entry<'sign'>).trades.flatMap(({ business }, index) => {
    if (businessTypes.includes(business)) return [];
    const near = nearest(business, businessTypes);
    return errorAt(sign.parsed, ['trades', index, 'business'], {
      message: `expected one of 'businessTypes' in content/site.yaml, found '${business}'`,
      hint: near ? `Did you mean '${near}'?` : `There are: ${businessTypes.join(', ')}.`,
    });
  });
}
