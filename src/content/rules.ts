import { closest } from 'fastest-levenshtein';
import { assetFault, assetPath } from './assets';
import { collections, singles, type CollectionName } from './collections';
import type { Fault } from './faults';
import type { EntryFile } from './files';
import { validateOverlay } from './overlay';
import type { Memory } from './memory';
import type { ParsedFile } from './parse';
import { leaves, valueAt } from './schema';
import { faultAt } from './validate';
import type { z } from 'zod';

/** A file of an entry with what was read from it. */
export interface Source extends EntryFile {
  parsed: ParsedFile;
}

/** Takes a collection's name; gives its schema. */
export function schemaOf(collection: CollectionName): z.ZodType {
  return collections[collection];
}

/** Tells whether a source could be parsed. */
export function readable({ parsed }: Source): boolean {
  return parsed.faults.length === 0;
}

/** Faults of a translation against the English entry it belongs to. */
export function overlayFaults(overlay: Source, english: readonly Source[]): Fault[] {
  const source = english.find(
    ({ collection, slug }) => collection === overlay.collection && slug === overlay.slug,
  );
  if (!source) {
    const slugs = english
      .filter(({ collection }) => collection === overlay.collection)
      .map(({ slug }) => slug);
    const near =
      slugs.length > 0
        ? ` Did you mean '${closest(overlay.slug, slugs)}.${overlay.language}.yaml'?`
        : '';
    const message = `a translation of nothing: there is no '${overlay.slug}.yaml' beside it`;
    return [
      {
        ...faultAt(overlay.file, overlay.parsed, []),
        message,
        cure: `Rename or remove it.${near}`,
      },
    ];
  }
  if (!readable(overlay) || !readable(source)) return [];
  // What is wrong in English is said once, there.
  if (!schemaOf(source.collection).safeParse(source.parsed.value).success) return [];
  return validateOverlay(
    overlay.file,
    overlay.parsed,
    source.parsed.value,
    schemaOf(overlay.collection),
  );
}

/** The single files that every site needs and that are not there. */
export function missingSingles(english: readonly Source[]): Fault[] {
  return singles
    .filter((name) => !english.some(({ collection }) => collection === name))
    .map((name) => ({
      file: `${name}.yaml`,
      line: 1,
      column: 1,
      field: '',
      message: 'expected this file, found none',
      cure: 'Restore it from the history.',
    }));
}

/** References to entries that are not there. */
export function referenceFaults(
  { file, parsed, collection }: Source,
  english: readonly Source[],
): Fault[] {
  return leaves(schemaOf(collection), parsed.value).flatMap(({ path: field, value, meta }) => {
    if (!meta.reference) return [];
    const slugs = english
      .filter((entry) => entry.collection === meta.reference)
      .map(({ slug }) => slug);
    if (slugs.includes(String(value))) return [];
    const near = slugs.length > 0 ? `Did you mean '${closest(String(value), slugs)}'?` : undefined;
    return [
      {
        ...faultAt(file, parsed, field),
        message: `expected an entry of '${meta.reference}', found '${String(value)}', which there is not`,
        ...(near ? { cure: near } : {}),
      },
    ];
  });
}

/** Values of `unique` fields that an earlier entry of the collection has already. */
export function uniqueFaults(sources: readonly Source[]): Fault[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, parsed, collection }) =>
    leaves(schemaOf(collection), parsed.value).flatMap(({ path: field, value, meta }) => {
      if (!meta.unique) return [];
      const key = [collection, ...field, value].join('\0');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, file);
        return [];
      }
      const message = `expected a value of its own, found '${String(value)}', which ${first} has too`;
      return [{ ...faultAt(file, parsed, field), message, cure: 'Change one of the two.' }];
    }),
  );
}

/** Items of one list that carry the same slug: their anchors and choices would be one. */
export function repeatedSlugs({ file, parsed, collection }: Source): Fault[] {
  const seen = new Set<string>();
  return leaves(schemaOf(collection), parsed.value).flatMap(({ path: field, value }) => {
    if (field.at(-1) !== 'slug' || typeof field.at(-2) !== 'number') return [];
    const key = [...field.slice(0, -2), value].join('\0');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `expected a slug of its own, found '${String(value)}' a second time in this list`;
    return [{ ...faultAt(file, parsed, field), message, cure: 'Change one of the two.' }];
  });
}

/** Names in `sample` that are no fields of the entry. */
export function sampleFaults({ file, parsed }: Source): Fault[] {
  const names = (valueAt(parsed.value, ['sample']) ?? []) as string[];
  return names.flatMap((name, index) =>
    valueAt(parsed.value, name.split('.')) === undefined
      ? [
          {
            ...faultAt(file, parsed, ['sample', index]),
            message: `expected the name of a field of this entry, found '${name}'`,
            cure: "Write it as 'founder.name' or 'projects.items.0.result', or remove it.",
          },
        ]
      : [],
  );
}

/** The files beside entries that sources name. */
function namedAssets(sources: readonly Source[]) {
  return sources.flatMap(({ file, parsed, collection }) =>
    leaves(schemaOf(collection), parsed.value)
      .filter(({ meta }) => meta.picture ?? meta.asset)
      .map(({ path: field, value, meta }) => ({
        file,
        parsed,
        field,
        meta,
        asset: assetPath(file, String(value)),
      })),
  );
}

/** Pictures that are missing, too small or no pictures. */
export async function assetFaults(
  root: string,
  assets: ReadonlySet<string>,
  sources: readonly Source[],
  memory: Memory = new Map(),
): Promise<Fault[]> {
  const named = namedAssets(sources);
  const faults = await Promise.all(
    named.map(async ({ file, parsed, field, meta, asset }) => {
      const fault = await assetFault(root, assets, asset, meta, memory);
      return fault ? [{ ...faultAt(file, parsed, field), ...fault, asset }] : [];
    }),
  );
  return faults.flat();
}

/** Takes all files beside entries, and all sources; gives a note for each that nobody names: the browser's editor leaves them. */
export function unusedAssets(assets: ReadonlySet<string>, sources: readonly Source[]): Fault[] {
  const used = new Set(namedAssets(sources).map(({ asset }) => asset));
  return [...assets]
    .filter((asset) => !used.has(asset))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      field: '',
      message: 'a file that no entry names',
      cure: 'Name it in an entry, or remove it.',
    }));
}
