import { getLanguage, type LanguageCode } from '../i18n/languages';
import { afterNumber } from '../i18n/numbers';
import { assetPath } from './assets';
import { collections, type CollectionName, type Entry } from './collections';
import { withoutDrafts, type HiddenDrafts } from './drafts';
import { withFigures } from './figures-in-text';
import { merge } from './overlay';
import { mapLeaves } from './schema';

/** The data of a file and its path in the content folder. */
export interface FileData {
  file: string;
  value: unknown;
}

/**
 * Returns an entry in a language: English for missing translations, files by their path in the content folder, suffixes with the
 * language's space, figures inserted, without `hidden` drafts. Both files must be valid.
 */
export function entryIn<Name extends CollectionName>(
  language: LanguageCode,
  collection: Name,
  english: FileData,
  translation: FileData | undefined,
  hidden: HiddenDrafts = new Set(),
): Entry<Name> {
  const schema = collections[collection];
  const placed = ({ file, value }: FileData) =>
    mapLeaves(schema, value, (leaf) =>
      leaf.meta.picture || leaf.meta.asset ? assetPath(file, String(leaf.value)) : leaf.value,
    );
  const merged = merge(placed(english), translation && placed(translation));
  const whole = withoutDrafts(schema, merged, hidden);
  const spaced = mapLeaves(schema, whole, (leaf) =>
    leaf.meta.suffix ? afterNumber(String(leaf.value), getLanguage(language)) : leaf.value,
  );
  return withFigures(schema, spaced, language) as Entry<Name>;
}
