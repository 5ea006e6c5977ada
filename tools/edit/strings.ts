import type { FileCollection } from '@sveltia/cms';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expectedKeys, sourceText, type Messages } from '../../plugins/gatsby-transformer-content';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages';
import { readData } from '../read-data';
import { byRank, plain } from './labels';

/** The labels of the files in `locales/`. */
const about: Partial<Record<string, string>> = {
  common: 'Hero line, names of services, footer',
  layout: 'Menus, links of the frame, page not found',
  forms: 'Forms and their messages',
  account: 'Sign-in and sign-up',
};

/** Returns the editor's collection for `locales/`: headings, menus, buttons and messages. */
export function stringsCollection(root = 'locales'): FileCollection {
  const namespaces = readdirSync(path.join(root, defaultLanguage))
    .map((file) => path.basename(file, '.json'))
    .sort(byRank(Object.keys(about)));
  return {
    name: 'locales',
    label: 'Headings, menus and buttons',
    icon: 'translate',
    description: 'If a language has no translation, visitors read the English text.',
    i18n: { initial_locales: 'all', omit_default_locale_from_file_path: false },
    files: namespaces.map((namespace) => ({
      name: namespace,
      label: about[namespace] ?? plain(namespace),
      file: `${root}/{{locale}}/${namespace}.json`,
      i18n: true,
      format: 'json',
      fields: Object.entries(messagesOf(root, namespace)).map(([key, text]) => ({
        name: key,
        label: plain(key.replace('_', ' ')),
        widget: text.length > 120 ? ('text' as const) : ('string' as const),
        i18n: true,
        required: false,
        ...(/\{\{|<\w/.test(text) && { hint: 'Keep {{…}} and <…> as they are.' }),
      })),
    })),
  };
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the English strings with the plural forms of every language. The editor writes keys in this order. */
function messagesOf(root: string, namespace: string): Messages {
  const english = readData(path.join(root, defaultLanguage, `${namespace}.json`)) as Messages;
  const keys = Object.keys(english).flatMap((key) => {
    const [name, form] = key.split('_');
    if (!form) return [key];
    if (form !== 'other') return [];
    return [...new Set(languageCodes.flatMap((code) => expectedKeys([key], code)))].sort(
      byRank(forms.map((form) => `${name}_${form}`)),
    );
  });
  return Object.fromEntries(keys.map((key) => [key, sourceText(english, key)]));
}
