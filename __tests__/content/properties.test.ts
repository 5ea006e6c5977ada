/** @jest-environment node */
import fc from 'fast-check';
import { stringify } from 'yaml';
import { collectionNames, collections } from '../../src/collections';
import { loadSite, type Content } from '../../src/content/site';
import {
  merge,
  validateOverlay,
  parseFile,
  leaves,
  mapLeaves,
  valueAt,
  validate,
} from '../../plugins/gatsby-transformer-content';

const bytes = (text: string) => new TextEncoder().encode(text);

/** Anything YAML can hold. */
const anything = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 3 }),
);

let content: Content;
beforeAll(async () => {
  ({ content } = await loadSite('content', 'locales'));
});

/** Returns an English entry with its schema, selected by a number. */
function entryAt(which: number) {
  const all = collectionNames.flatMap((name) => content[name].map((entry) => ({ name, entry })));
  const { name, entry } = at(all, which);
  const { schema } = collections[name];
  // As in the file: paths of pictures are relative.
  const value = mapLeaves(schema, entry.languages.en, ({ value, meta }) =>
    meta.picture || meta.asset ? `./${String(value)}` : value,
  );
  return { schema, value };
}

const at = <T>(list: readonly T[], which: number) => list[which % list.length] as T;

test('a file of any bytes is parsed or reported, never thrown', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (junk) => {
      const { value, errors } = parseFile('x.yaml', junk);
      for (const { line, column, message } of errors) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(message).not.toBe('');
      }
      if (value === undefined) expect(errors).not.toEqual([]);
    }),
  );
});

test('an entry with any one value replaced is accepted with that value, or its line is named', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), anything, (which, where, value) => {
      const { schema, value: entry } = entryAt(which);
      const { path } = at(leaves(schema, entry), where);
      const changed = mapLeaves(schema, entry, (leaf) =>
        leaf.path.join('.') === path.join('.') ? value : leaf.value,
      );
      const text = stringify(changed, { lineWidth: 0 });
      const parsed = parseFile('x.yaml', bytes(text));
      const errors = [...parsed.errors, ...validate(parsed, schema)];
      if (errors.length === 0) {
        const shown = typeof value === 'string' ? value.trim() : value;
        expect(valueAt(parsed.value, path)).toEqual(shown);
        expect(schema.safeParse(parsed.value).success).toBe(true);
        return;
      }
      const lines = text.split('\n').length;
      for (const { line, field, message } of errors) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines);
        expect([path[0], '']).toContain(field.split('.')[0]);
        expect(message).toMatch(/expected|unknown|either|days/);
      }
    }),
    { numRuns: 300 },
  );
});

test('an entry with any one field left out names that field, unless it is optional', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (which, where) => {
      const { schema, value } = entryAt(which);
      const name = at(Object.keys(value as object), where);
      const rest = { ...(value as object) };
      Reflect.deleteProperty(rest, name);
      const parsed = parseFile('x.yaml', bytes(stringify(rest, { lineWidth: 0 })));
      const errors = validate(parsed, schema);
      const optional = schema.safeParse(rest).success;
      expect(errors.map(({ field }) => field)).toEqual(optional ? [] : [name]);
    }),
  );
});

test('a translation of any part of an entry leaves its shape and its facts as they are', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (which, chosen) => {
      const { schema, value: entry } = entryAt(which);
      // A translated file is a path, not a word.
      const words = leaves(schema, entry).filter(({ meta }) => meta.words && !meta.asset);
      if (words.length === 0) return;
      const picked = new Set(chosen.map((n) => at(words, n).path.join('.')));
      // List items without a translation are null.
      const overlay = prune(
        mapLeaves(schema, entry, ({ path }) => (picked.has(path.join('.')) ? 'Mot' : undefined)),
      );
      const parsed = parseFile('x.fr.yaml', bytes(stringify(overlay, { lineWidth: 0 })));
      expect(validateOverlay(parsed, entry, schema)).toEqual([]);
      const merged = merge(entry, parsed.value);
      const before = leaves(schema, entry);
      const after = leaves(schema, merged);
      expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path));
      after.forEach(({ path, value }, index) => {
        expect(value).toEqual(picked.has(path.join('.')) ? 'Mot' : before[index]?.value);
      });
    }),
    { numRuns: 200 },
  );
});

function prune(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(prune);
    return items.some((item) => item !== undefined) ? items.map((item) => item ?? null) : undefined;
  }
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).flatMap(([key, inner]) => {
      const kept = prune(inner);
      return kept === undefined ? [] : [[key, kept] as const];
    });
    return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
  }
  return value;
}
