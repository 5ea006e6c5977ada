import type { MessageKey } from './messages';

/** The strings of a page as its query gives them: one namespace a node, its data as JSON. */
export interface PageLocales {
  readonly edges: readonly {
    readonly node: { readonly ns: string; readonly data: string };
  }[];
}

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/**
 * Returns a function of 'namespace:key' and values for `{{…}}`. For `Head` and the error boundary, where `useTranslation` does not reach; a
 * key that is not there comes back as it is.
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
