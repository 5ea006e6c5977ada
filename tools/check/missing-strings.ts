import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileError, type ContentError } from '../../plugins/gatsby-transformer-content';
import type { Site } from '../../src/content/site';
import { defaultLanguage } from '../../src/i18n/languages';

/** Returns an error for each key that the code names and no language has. The page would show the key. */
export function missingStringErrors({ sources }: Pick<Site, 'sources'>): ContentError[] {
  const english = sources.locales.filter(({ language }) => language === defaultLanguage);
  const keys = new Map(
    english.map(({ namespace, parsed }) => [
      namespace,
      Object.keys(parsed.value as object).map((key) => key.replace(/_(?:one|other)$/, '')),
    ]),
  );
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join('src', file), 'utf8');
      return [...code.matchAll(/['"`]([a-z]+):([\w-]+)['"`]/g)].flatMap(
        ([, namespace = '', key = '']) =>
          keys.get(namespace)?.some((own) => own === key || own.startsWith(startOf(key))) === false
            ? fileError(
                `locales/${defaultLanguage}/${namespace}.json`,
                `expected a text '${key}', which src/${file} shows`,
                'Bring it back, here and in the translations.',
              )
            : [],
      );
    });
}

/** What begins the keys of named values, such as `department-design`. */
const startOf = (key: string) => (key.endsWith('-') ? key : `${key}-`);
