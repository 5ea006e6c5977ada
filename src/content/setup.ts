import type { ContentSetup } from '../../plugins/gatsby-transformer-content';
import { defaultLanguage, getLanguage, languages, type LanguageCode } from '../i18n/languages';
import { afterNumber } from '../i18n/numbers';
import { collections, singles } from '../collections';
import { derived } from './derived-fields';
import { figureErrors, insertFigures } from './figures-in-text';
import { isHeadline, phrased } from '../fields/phrases';

/** What gatsby-transformer-content must know about the content of this site. */
export const setup: ContentSetup<typeof collections, LanguageCode> = {
  collections,
  singles,
  // The sign-up form links to them.
  required: ['legal/privacy-policy.yaml', 'legal/terms-of-service.yaml'],
  languages,
  defaultLanguage,
  // docs/requirements.md#samples
  values: ({ site }) => ({ studioName: String(site?.['name']) }),
  format({ value, meta }, { language, english }) {
    if (typeof value !== 'string') return value;
    const text = meta.suffix ? afterNumber(value, getLanguage(language)) : value;
    return meta.words ? insertFigures(text, english, language) : text;
  },
  formatForPages: (text, path, language) =>
    isHeadline(path) ? phrased(text, getLanguage(language)) : text,
  rules: figureErrors,
  derived,
  hints: {
    rename: "'npm run check -- --fix' does it where it can.",
    shrink:
      "'npm run check -- --fix' makes it smaller; the editor in the browser does so by itself.",
    cure: "'npm run check -- --fix' does it.",
    restore: 'On GitHub, it is in History beside the list of files.',
    addLanguage: 'To add a language, begin in locales/languages.json (docs/adding-a-language.md).',
  },
};
