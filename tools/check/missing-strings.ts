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
  const isMissing = ({ namespace, key }: NamedKey) =>
    keys.get(namespace)?.some((own) => own === key || own.startsWith(startOf(key))) === false;
  return keysInCode()
    .filter(isMissing)
    .map(({ file, namespace, key }) =>
      fileError(
        `locales/${defaultLanguage}/${namespace}.json`,
        `expected a text '${key}', which ${file} shows`,
        'Bring it back, here and in the translations.',
      ),
    );
}

interface NamedKey {
  file: string;
  namespace: string;
  key: string;
}

/** Returns what looks like a key in the code, such as `'common:faq'`. */
export function keysInCode(): NamedKey[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join('src', ...file.split(path.sep)))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['"`]([a-z]+):([\w-]+)['"`]/g)].map(
        ([, namespace = '', key = '']) => ({ file, namespace, key }),
      ),
    );
}

/** What begins the keys of named values, such as `department-design`. */
const startOf = (key: string) => (key.endsWith('-') ? key : `${key}-`);
