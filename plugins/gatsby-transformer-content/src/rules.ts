import { assetError, assetPath, unusedFileError, type AssetFiles } from './assets';
import type { ParsedEntry } from './entry-file';
import { errorAt, nearest, quoted } from './error-map';
import { fileError, type ContentError, type Problem } from './errors';
import type { FileCache } from './file-cache';
import { projectPath } from './folder';
import { validateOverlay } from './overlay';
import { leaves, valueAt, type Leaf } from './schema';
import { hintWith, schemaOf, type ContentSetup } from './setup';

/** Returns whether a source could be parsed. */
export function readable({ parsed }: ParsedEntry): boolean {
  return parsed.value !== undefined;
}

/** Returns the errors that a check finds in the fields of a file. */
export function fieldErrors(
  setup: ContentSetup,
  { parsed, collection }: ParsedEntry,
  check: (leaf: Leaf) => Problem | undefined,
): ContentError[] {
  return leaves(schemaOf(setup, collection), parsed.value).flatMap((leaf) => {
    const problem = check(leaf);
    return problem ? [errorAt(parsed, leaf.path, problem)] : [];
  });
}

/** Returns the errors of a translation compared with its English entry. */
export function overlayErrors(
  setup: ContentSetup,
  overlay: ParsedEntry,
  main: ParsedEntry,
): ContentError[] {
  const schema = schemaOf(setup, overlay.collection);
  return validateOverlay(overlay.parsed, main.parsed.value, schema);
}

/** Translations of an entry without an English file, and the entry that was probably meant. */
export interface Orphans {
  collection: string;
  slug: string;
  translations: readonly ParsedEntry[];
  /** The name of an English file that has none of these translations: it was renamed, or they were. */
  meant: string | undefined;
}

/** Returns the translations without an English file, by entry. */
export function orphansIn(
  english: readonly ParsedEntry[],
  translations: readonly ParsedEntry[],
): Orphans[] {
  const entryOf = ({ collection, slug }: ParsedEntry) => `${collection}/${slug}`;
  const there = new Set(english.map(entryOf));
  const orphans = translations.filter((file) => !there.has(entryOf(file)));
  return [...new Set(orphans.map(entryOf))].map((name) => {
    const own = orphans.filter((file) => entryOf(file) === name);
    const { collection, slug } = own[0] as ParsedEntry;
    const isTaken = (other: string) =>
      translations.some(
        (file) =>
          file.collection === collection &&
          file.slug === other &&
          own.some(({ language }) => language === file.language),
      );
    const free = english
      .filter((file) => file.collection === collection && !isTaken(file.slug))
      .map((file) => file.slug);
    const isAlone = free.length === 1 && own.length > 1;
    return {
      collection,
      slug,
      translations: own,
      meant: nearest(slug, free) ?? (isAlone ? free[0] : undefined),
    };
  });
}

/** Returns one error for all translations of an entry without an English file. */
export function orphanError({ slug, translations, meant }: Orphans): ContentError {
  const [first] = translations as [ParsedEntry];
  const languages = translations.map(({ language }) => language);
  const all = languages.length === 1 ? '' : ` (${languages.join(', ')})`;
  const names = (name: string) => languages.map((code) => `'${name}.${code}.yaml'`).join(', ');
  return errorAt(first.parsed, [], {
    message: `${all ? 'translations' : 'a translation'}${all} without the English file '${slug}.yaml'`,
    hint: meant
      ? `'${meant}.yaml' has no translation: if it is the same entry, rename ${all ? 'these' : 'this'} to ${names(meant)}, or rename it back to '${slug}.yaml'.`
      : `If the entry was removed, remove its translations too. If not, its English file '${slug}.yaml' is missing: bring it back.`,
  });
}

/** Texts that are cut at ` #`, which YAML reads as a comment. After a name, `# ` with a space begins a comment of the editor. */
export const truncatedTexts = (setup: ContentSetup, source: ParsedEntry): ContentError[] =>
  fieldErrors(setup, source, ({ path, value, meta }) => {
    const comment =
      typeof value === 'string' && !meta.suffix ? source.parsed.commentAt(path) : undefined;
    if (comment === undefined || (!meta.words && /^ +\S/.test(comment))) return undefined;
    return {
      message: `the text is cut off before ' #': YAML reads '#${comment}' as a comment`,
      hint: `Put the text in quotes: ${quoted(`${String(value)} #${comment}`.trim())}. If it is a comment, put it on its own line.`,
    };
  });

/** Required files that are missing. A `misnamed` file counts as present. */
export function missingFiles(
  setup: ContentSetup,
  root: string,
  english: readonly ParsedEntry[],
  misnamed: ReadonlySet<string>,
): ContentError[] {
  const { singles, required } = setup;
  const hint = hintWith(setup, 'restore', 'The site cannot do without it: bring it back.');
  return [...singles.map((name) => `${name}.yaml`), ...required]
    .filter((name) => !misnamed.has(name) && !english.some(({ file }) => file === name))
    .map((file) => fileError(projectPath(root, file), 'missing file', hint));
}

/** References to missing entries. A `misnamed` file counts as present. */
export const referenceErrors = (
  setup: ContentSetup,
  source: ParsedEntry,
  english: readonly ParsedEntry[],
  misnamed: ReadonlySet<string>,
  orphans: readonly Orphans[],
): ContentError[] =>
  fieldErrors(setup, source, ({ value, meta: { reference } }) => {
    const name = String(value);
    if (!reference || misnamed.has(`${reference}/${name}.yaml`)) return undefined;
    const entries = english.filter(({ collection }) => collection === reference);
    const slugs = entries.map(({ slug }) => slug);
    if (slugs.includes(name)) return undefined;
    const renamed = orphans.find(
      ({ collection, slug }) => collection === reference && slug === name,
    );
    const near = renamed?.meant ?? nearest(name, slugs);
    return {
      message: `expected an entry of '${reference}', found '${name}'`,
      hint: near
        ? `Did you mean '${near}'?`
        : `Take it off here, or choose one of ${slugs.join(', ')}.`,
    };
  });

/** Values of `unique` fields that another entry has, and slugs that another item of their list has. */
export function repeatedValues(
  setup: ContentSetup,
  sources: readonly ParsedEntry[],
): ContentError[] {
  /** The file of each value. */
  const seen = new Map<string, string>();
  return sources.flatMap((source) =>
    fieldErrors(setup, source, ({ path, value, meta }) => {
      const isSlug = path.at(-1) === 'slug' && typeof path.at(-2) === 'number';
      if (!meta.unique && !isSlug) return undefined;
      const scope = meta.unique
        ? [source.collection, ...path]
        : [source.file, ...path.slice(0, -2)];
      const key = [...scope, value].join('\0');
      const first = seen.get(key);
      seen.set(key, first ?? source.file);
      if (first === undefined) return undefined;
      const message = meta.unique
        ? `expected a value of its own, found '${String(value)}', which ${first} has too`
        : `expected a slug of its own, found '${String(value)}' a second time in this list`;
      return { message, hint: 'Change one of the two.' };
    }),
  );
}

/** Names in `sample` that are not fields of the entry. */
export function sampleErrors({ parsed }: ParsedEntry): ContentError[] {
  const names = (valueAt(parsed.value, ['sample']) ?? []) as string[];
  const hint = "Write it as 'founder.name', or 'projects.items' for a list, or remove it.";
  return names.flatMap((name, index) => {
    if (valueAt(parsed.value, name.split('.')) !== undefined) return [];
    const message = `expected the name of a field of this entry, found '${name}'`;
    return [errorAt(parsed, ['sample', index], { message, hint })];
  });
}

/** Returns the files that entries name, with the fields. */
export function namedAssets(setup: ContentSetup, sources: readonly ParsedEntry[]) {
  return sources.flatMap(({ file, parsed, collection }) =>
    leaves(schemaOf(setup, collection), parsed.value)
      .filter(({ meta }) => meta.picture ?? meta.asset)
      .map(({ path: field, value, meta }) => ({
        parsed,
        field,
        meta,
        asset: assetPath(file, String(value)),
      })),
  );
}

/** Returns the errors of missing, too small or invalid files, and a note for each file that no entry names. */
export async function assetErrors(
  setup: ContentSetup,
  files: AssetFiles,
  sources: readonly ParsedEntry[],
  memory: FileCache,
): Promise<{ errors: ContentError[]; notes: ContentError[] }> {
  const named = namedAssets(setup, sources);
  const used = new Set(named.map(({ asset }) => asset));
  const unused = [...files.assets].filter((asset) => !used.has(asset));
  const errors = named.map(async ({ parsed, field, meta, asset }) => {
    const problem = await assetError(setup, { ...files, unused }, asset, meta, memory);
    return problem ? [{ ...errorAt(parsed, field, problem), asset }] : [];
  });
  const strange = unused.map((asset) => unusedFileError(setup, files.root, asset, memory));
  const hint = 'Use it in an entry, or delete it. Visitors do not get it either way.';
  return {
    errors: (await Promise.all([...errors, ...strange])).flatMap((error) => error ?? []),
    notes: unused.map((file) => fileError(projectPath(files.root, file), 'an unused file', hint)),
  };
}
