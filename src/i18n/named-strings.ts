import type { PageLocales } from './translate';

interface Data {
  locales?: PageLocales;
}

/** What a script names: whole keys such as 'layout:menu', and the beginnings of keys, such as `portfolio:category-${…}`. */
interface Names {
  whole: ReadonlySet<string>;
  starts: readonly string[];
}

const names = /["'`](?<name>[a-z]+:[\w-]*)(?<end>["'`](?!\.concat\(|\+))?/g;

const plural = /_(?:zero|one|two|few|many|other)$/;

const namesByScript = new Map<string, Names>();

function namesIn(script: string): Names {
  const known = namesByScript.get(script);
  if (known) return known;
  const found = [...script.matchAll(names)].map(({ groups }) => ({ name: '', ...groups }));
  const isStart = ({ name, end }: { name: string; end?: string }) => !end || /[:-]$/.test(name);
  const [starts, whole] = [found.filter(isStart), found.filter((one) => !isStart(one))].map(
    (list) => new Set(list.map(({ name }) => name)),
  );
  const result = { whole: whole ?? new Set(), starts: [...(starts ?? [])] };
  namesByScript.set(script, result);
  return result;
}

/** Returns the strings of a page whose keys its scripts name. The others are in the HTML only. */
export function namedStrings({ locales }: Data, scripts: readonly string[]): Data {
  if (!locales) return {};
  const named = scripts.map(namesIn);
  const isNamed = (key: string) =>
    named.some(
      ({ whole, starts }) =>
        whole.has(key) ||
        whole.has(key.replace(plural, '')) ||
        starts.some((start) => key.startsWith(start)),
    );
  const edges = locales.edges.map(({ node }) => {
    const strings = Object.entries(JSON.parse(node.data) as Record<string, string>);
    const kept = strings.filter(([key]) => isNamed(`${node.ns}:${key}`));
    return { node: { ...node, data: JSON.stringify(Object.fromEntries(kept)) } };
  });
  // One stays in any case, as it tells the language.
  return {
    locales: { edges: edges.filter(({ node }, index) => index === 0 || node.data !== '{}') },
  };
}
