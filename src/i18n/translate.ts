import { defaultLanguage, isLanguageCode, type LanguageCode } from './languages';
import type { MessageKey } from './messages';

/** The strings in the result of a page query. Each node is a namespace, with its data as JSON. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly language: string; readonly data: string };
  }[];
}

/** Translates 'namespace:key' with values for `{{…}}`. `count` selects the plural form. It returns an unknown key unchanged. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** The strings of a page. */
export interface PageMessages {
  language: LanguageCode;
  /** By namespace and key. */
  strings: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>>;
  translate: Translate;
}

/** Returns the strings of a page in the language of its query. */
export function pageMessages({ edges }: PageLocales): PageMessages {
  const code = edges[0]?.node.language ?? defaultLanguage;
  const language = isLanguageCode(code) ? code : defaultLanguage;
  const strings = Object.fromEntries(
    edges.map(({ node }) => [node.ns, JSON.parse(node.data) as Record<string, string>]),
  );
  return { language, strings, translate: translateWith(strings, language) };
}

/** Returns the translate function of a page, for `Head` and other code without hooks. */
export function translator(locales: PageLocales): Translate {
  return pageMessages(locales).translate;
}

/** Returns a function that translates with strings by namespace and key. The plural forms are those of the locale. */
export function translateWith(strings: PageMessages['strings'], locale: string): Translate {
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const texts = strings[namespace] ?? {};
    const text = texts[name] ?? pluralForm(texts, name, Number(values['count']), locale) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole));
  };
}

/** Returns the text of the plural form for a number. Its key has the suffix that i18next gives it: 'day_one'. */
function pluralForm(
  texts: Readonly<Record<string, string>>,
  name: string,
  count: number,
  locale: string,
): string | undefined {
  return texts[`${name}_${new Intl.PluralRules(locale).select(count)}`] ?? texts[`${name}_other`];
}
