import compat from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';

/** What package.json calls the browsers, and MDN's data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** The oldest version of each browser that `browserslist` in package.json promises. */
const oldest = new Map();
for (const entry of browserslist()) {
  const [name, version] = entry.split(' ');
  const known = names[name];
  if (!known) throw new Error(`tools/promise does not know the browser '${name}' of package.json`);
  const number = parseFloat(version);
  if (number < (oldest.get(known) ?? Infinity)) oldest.set(known, number);
}

/** MDN's data of what each browser knows. */
export const { api, css, javascript } = compat;

/**
 * Takes an entry of MDN's data; gives the promised browsers that do not know it without a prefix, as 'safari 15.4 (from 17)'.
 * Nothing where MDN has no such entry.
 */
export function lacking(entry) {
  const support = entry?.__compat?.support;
  if (!support) return [];
  return [...oldest].flatMap(([browser, version]) => {
    const plain = [support[browser] ?? []]
      .flat()
      .find(({ prefix, alternative_name, flags }) => !prefix && !alternative_name && !flags);
    const added = String(plain?.version_added ?? false).replace('≤', '');
    if (parseFloat(added) <= version && !plain.version_removed) return [];
    return [`${browser} ${version} (${parseFloat(added) ? `from ${added}` : 'never'})`];
  });
}
