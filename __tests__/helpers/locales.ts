import type { PageLocales } from '../../src/i18n/translate';
import type { Messages } from '../../plugins/gatsby-transformer-content';

/** Returns strings by namespace as a page query does. */
export function localesOf(strings: Record<string, Messages>, language = 'en'): PageLocales {
  const edges = Object.entries(strings).map(([ns, messages]) => ({
    node: { ns, language, data: JSON.stringify(messages) },
  }));
  return { edges };
}
