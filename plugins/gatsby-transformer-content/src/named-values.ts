import type { ParsedEntry } from './entry-file';
import type { ContentError } from './errors';
import { nearest } from './error-map';
import { projectPath } from './folder';
import { fieldErrors } from './rules';
import type { ContentSetup, Messages } from './setup';

/** English strings by namespace. */
type Strings = Record<string, Messages>;

/** Returns the values that have all labels, each with its first label. */
export function namesOf(named: readonly string[], strings: Strings): [string, string][] {
  const [{ messages, key: beginning }] = textsOf(named, '', strings) as [Text];
  return Object.entries(messages ?? {})
    .filter(([key]) => key.startsWith(beginning))
    .map(([key, label]): [string, string] => [key.slice(beginning.length), label])
    .filter(([value]) => textsOf(named, value, strings).every(isThere));
}

/**
 * Returns the errors of values without a label. An unreadable file of labels has its own error.
 * @param folder - that of the strings
 */
export const missingNameErrors = (
  setup: ContentSetup,
  source: ParsedEntry,
  strings: Strings,
  folder: string,
): ContentError[] =>
  fieldErrors(setup, source, ({ value, meta: { named = [] } }) => {
    const texts = textsOf(named, String(value), strings);
    const missing = texts.find((text) => text.messages && !isThere(text));
    if (!missing) return undefined;
    const known = namesOf(named, strings).map(([other]) => other);
    const near = nearest(String(value), known);
    const meant = near ? `Did you mean '${near}'?` : `There are: ${known.join(', ')}.`;
    const { key, namespace } = missing;
    const file = projectPath(folder, `${setup.defaultLanguage}/${namespace}.json`);
    return {
      message: `expected a text '${key}' in ${file}, found none`,
      hint: `${meant} For a new one, add a line "${key}": "…" there and in every other language.`,
    };
  });

interface Text {
  namespace: string;
  key: string;
  messages: Messages | undefined;
}

function textsOf(named: readonly string[], value: string, strings: Strings): Text[] {
  return named.map((pattern) => {
    const [namespace = '', key = ''] = pattern.replace('*', () => value).split(':');
    return { namespace, key, messages: strings[namespace] };
  });
}

const isThere = ({ messages, key }: Text) => messages?.[key] !== undefined;
