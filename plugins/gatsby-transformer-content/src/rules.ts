import { assetError, assetPath } from './assets';
import type { ContentError } from './errors';
import type { EntryFile } from './files';
import { validateOverlay } from './overlay';
import type { FileCache } from './file-cache';
import type { ParsedFile } from './parse';
import { leaves, valueAt } from './schema';
import { errorAt, nearest, quoted } from './error-map';
import { schemaOf, type ContentSetup } from './setup';

/** A parsed file of an entry. */
export interface ParsedEntry extends EntryFile {
  parsed: ParsedFile;
}

/** Returns whether a source could be parsed. */
export function readable({ parsed }: ParsedEntry): boolean {
  return parsed.errors.length === 0;
}

/** Returns the errors of a translation compared with its English entry. */
export function overlayErrors(
  setup: ContentSetup,
  overlay: ParsedEntry,
  english: readonly ParsedEntry[],
  overlays: readonly ParsedEntry[],
): ContentError[] {
  const source = english.find(
    ({ collection, slug }) => collection === overlay.collection && slug === overlay.slug,
  );
  if (!source) return [orphan(overlay, english, overlays)];
  if (!readable(overlay) || !readable(source)) return [];
  // Errors of the English file are reported only there.
  if (!schemaOf(setup, source.collection).safeParse(source.parsed.value).success) return [];
  return validateOverlay(
    overlay.file,
    overlay.parsed,
    source.parsed.value,
    schemaOf(setup, overlay.collection),
  );
}

/** A translation without an English file. */
function orphan(
  { collection, slug, language, file, parsed }: ParsedEntry,
  english: readonly ParsedEntry[],
  overlays: readonly ParsedEntry[],
): ContentError {
  const siblings = overlays.filter((other) => other.collection === collection);
  const free = english
    .filter((entry) => entry.collection === collection)
    .map((entry) => entry.slug)
    .filter((name) => !siblings.some((o) => o.slug === name && o.language === language));
  const near = nearest(slug, free);
  return {
    ...errorAt(file, parsed, []),
    message: `a translation without its English file '${slug}.yaml'`,
    hint: near
      ? `Rename it: did you mean '${near}.${language}.yaml'?`
      : `If the entry was removed, remove its translations too. If not, its English file '${slug}.yaml' is missing: bring it back.`,
  };
}

/** Texts that are cut at ` #`, which YAML reads as a comment. */
export function truncatedTexts(
  setup: ContentSetup,
  { file, parsed, collection }: ParsedEntry,
): ContentError[] {
  return leaves(schemaOf(setup, collection), parsed.value).flatMap(
    ({ path: field, value, meta }) => {
      const comment = meta.words && !meta.suffix ? parsed.commentAt(field) : undefined;
      if (comment === undefined) return [];
      return [
        {
          ...errorAt(file, parsed, field),
          message: `the text is cut off before ' #': YAML reads '#${comment}' as a comment`,
          hint: `Put the text in quotes: ${quoted(`${String(value)} #${comment}`)}. If it is a comment, put it on its own line.`,
        },
      ];
    },
  );
}

/** Required files that are missing. A `misnamed` file counts as present. */
export function missingFiles(
  { singles, required }: ContentSetup,
  english: readonly ParsedEntry[],
  misnamed: ReadonlySet<string>,
): ContentError[] {
  return [...singles.map((name) => `${name}.yaml`), ...required]
    .filter((name) => !misnamed.has(name) && !english.some(({ file }) => file === name))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      field: '',
      message: 'missing file',
      hint: 'The site cannot do without it: bring it back from the history (on GitHub, History beside the list of files).',
    }));
}

/** References to missing entries. A `misnamed` file counts as present. */
export function referenceErrors(
  setup: ContentSetup,
  { file, parsed, collection }: ParsedEntry,
  english: readonly ParsedEntry[],
  misnamed: ReadonlySet<string>,
): ContentError[] {
  return leaves(schemaOf(setup, collection), parsed.value).flatMap(
    ({ path: field, value, meta }) => {
      if (!meta.reference || misnamed.has(`${meta.reference}/${String(value)}.yaml`)) return [];
      const slugs = english
        .filter((entry) => entry.collection === meta.reference)
        .map(({ slug }) => slug);
      if (slugs.includes(String(value))) return [];
      const near = nearest(String(value), slugs);
      return [
        {
          ...errorAt(file, parsed, field),
          message: `expected an entry of '${meta.reference}', found '${String(value)}'`,
          hint: near
            ? `Did you mean '${near}'?`
            : `Take it off here, or choose one of ${slugs.join(', ')}.`,
        },
      ];
    },
  );
}

/** Values of `unique` fields that another entry has. */
export function uniqueErrors(setup: ContentSetup, sources: readonly ParsedEntry[]): ContentError[] {
  const seen = new Map<string, string>();
  return sources.flatMap(({ file, parsed, collection }) =>
    leaves(schemaOf(setup, collection), parsed.value).flatMap(({ path: field, value, meta }) => {
      if (!meta.unique) return [];
      const key = [collection, ...field, value].join('\0');
      const first = seen.get(key);
      if (first === undefined) {
        seen.set(key, file);
        return [];
      }
      const message = `expected a value of its own, found '${String(value)}', which ${first} has too`;
      return [{ ...errorAt(file, parsed, field), message, hint: 'Change one of the two.' }];
    }),
  );
}

/** Items of one list with the same slug. */
export function repeatedSlugs(
  setup: ContentSetup,
  { file, parsed, collection }: ParsedEntry,
): ContentError[] {
  const seen = new Set<string>();
  return leaves(schemaOf(setup, collection), parsed.value).flatMap(({ path: field, value }) => {
    if (field.at(-1) !== 'slug' || typeof field.at(-2) !== 'number') return [];
    const key = [...field.slice(0, -2), value].join('\0');
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `expected a slug of its own, found '${String(value)}' a second time in this list`;
    return [{ ...errorAt(file, parsed, field), message, hint: 'Change one of the two.' }];
  });
}

/** Names in `sample` that are not fields of the entry. */
export function sampleErrors({ file, parsed }: ParsedEntry): ContentError[] {
  const names = (valueAt(parsed.value, ['sample']) ?? []) as string[];
  return names.flatMap((name, index) =>
    valueAt(parsed.value, name.split('.')) === undefined
      ? [
          {
            ...errorAt(file, parsed, ['sample', index]),
            message: `expected the name of a field of this entry, found '${name}'`,
            hint: "Write it as 'founder.name', or 'projects.items' for a list, or remove it.",
          },
        ]
      : [],
  );
}

/** Returns the files that entries name, with the fields. */
export function namedAssets(setup: ContentSetup, sources: readonly ParsedEntry[]) {
  return sources.flatMap(({ file, parsed, collection }) =>
    leaves(schemaOf(setup, collection), parsed.value)
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

/** Missing, too small or invalid files. */
export async function assetErrors(
  setup: ContentSetup,
  root: string,
  assets: ReadonlySet<string>,
  unknownFiles: readonly string[],
  sources: readonly ParsedEntry[],
  memory: FileCache = new Map(),
): Promise<ContentError[]> {
  const named = namedAssets(setup, sources);
  const taken = new Set(named.map(({ asset }) => asset));
  const files = {
    root,
    assets,
    unknownFiles: unknownFiles,
    free: [...assets].filter((file) => !taken.has(file)),
  };
  const errors = await Promise.all(
    named.map(async ({ file, parsed, field, meta, asset }) => {
      const error = await assetError(files, asset, meta, memory);
      return error ? [{ ...errorAt(file, parsed, field), ...error, asset }] : [];
    }),
  );
  return errors.flat();
}

/** Returns a note for each unused file. The editor in the browser does not delete files. */
export function unusedAssets(
  setup: ContentSetup,
  assets: ReadonlySet<string>,
  sources: readonly ParsedEntry[],
): ContentError[] {
  const used = new Set(namedAssets(setup, sources).map(({ asset }) => asset));
  return [...assets]
    .filter((asset) => !used.has(asset))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      field: '',
      message: 'an unused file',
      hint: 'Use it in an entry, or delete it. Visitors do not get it either way.',
    }));
}
