import { isValidElement, type ReactNode } from 'react';

/** The key of Gatsby's script with the path of the page, which `page-path.ts` and Gatsby itself read. */
const pathKey = 'script-loader';
/** Elements with a key of this prefix are the site's own. */
const ownPrefix = 'own-';
/** The key of this plugin's inline scripts. */
export const scriptKey = `${ownPrefix}script`;

/**
 * Returns the elements of the head or the end of a page in their order, without inline scripts and styles of other plugins, and with
 * our script first. Only Gatsby's path comes before it.
 */
export function ownMarkup(components: readonly ReactNode[]): ReactNode[] {
  const elements = components.filter((node) => isValidElement<{ type?: string }>(node));
  const isOwn = ({ type, key, props }: (typeof elements)[number]) =>
    !['script', 'style', 'noscript'].includes(String(type)) ||
    key === pathKey ||
    (key ?? '').startsWith(ownPrefix) ||
    // Structured data.
    props.type === 'application/ld+json';
  const rank = ({ key }: (typeof elements)[number]) =>
    key === pathKey ? 0 : key === scriptKey ? 1 : 2;
  return elements.filter(isOwn).toSorted((one, other) => rank(one) - rank(other));
}
