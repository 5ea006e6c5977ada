import type { MessageKey } from './messages';

/** The strings in the result of a page query. Each node is a namespace, with its data as JSON. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly data: string };
  }[];
}

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * Returns a function that translates 'namespace:key' with values for `{{…}}`. It returns an unknown key unchanged. For `Head` and the error
 * boundary, where `useTranslation` does not work.
 */
export function translator({ edges }: PageLocales): Translate {
  const messages = new Map(
    edges.map(({ node }) => [node.ns, JSON.parse(node.data) as Record<string, string>]),
  );
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const text = messages.get(namespace)?.[name] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole));
  };
}
