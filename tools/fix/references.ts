import path from 'node:path';
import { isPair, isScalar, isSeq, parseDocument, visit } from 'yaml';
import {
  assetPath,
  classify,
  fieldAt,
  tidyEntry,
  tidyName,
} from '../../plugins/gatsby-transformer-content';
import { setup } from '../../src/content/setup';

/** Paths that an entry may contain. */
const nameable = /\.[A-Za-z0-9]{2,5}$/;

/** Returns the text with corrected file names, and the number of changed lines. Unknown names stay. */
export function renamedReferences(
  file: string,
  text: string,
  { renamed, there }: { renamed: ReadonlyMap<string, string>; there: ReadonlySet<string> },
): { text: string; changed: number } {
  const edits: { start: number; end: number; value: string }[] = [];
  const document = parseDocument(text);
  if (document.errors.length > 0) return { text, changed: 0 };
  visit(document, {
    Scalar: (key, node, around) => {
      const { value, range } = node;
      if (!namesFile(file, around)) return;
      if (key === 'key' || !isScalar(node) || typeof value !== 'string' || !range) return;
      if (!/^\.?[./\\]/.test(value) && !value.includes('/')) return;
      if (!nameable.test(value) || /^\w+:\/\//.test(value)) return;
      const target = targetOf(file, value, renamed, there);
      const reference = target && `./${path.posix.relative(path.posix.dirname(file), target)}`;
      if (reference && reference !== value && !reference.includes('..'))
        edits.push({ start: range[0], end: range[1], value: reference });
    },
  });
  const changed = edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
  return { text: changed, changed: edits.length };
}

/** Whether a field of an entry names a file. A text may look like a file, too. */
function namesFile(file: string, around: readonly unknown[]): boolean {
  const entry = classify(setup, tidyEntry(file));
  if (typeof entry === 'string') return true;
  const schema = setup.collections[entry.collection as keyof typeof setup.collections];
  const path = around.flatMap((node) =>
    isPair(node) && isScalar(node.key) ? String(node.key.value) : isSeq(node) ? 0 : [],
  );
  const meta = fieldAt(schema, path)?.meta;
  return (meta?.picture ?? meta?.asset) !== undefined;
}

/** The file of a name: a renamed one, an existing one, or one whose name differs only in case or punctuation. */
function targetOf(
  file: string,
  named: string,
  renamed: ReadonlyMap<string, string>,
  there: ReadonlySet<string>,
): string | undefined {
  const plain = named.replaceAll('\\', '/').replace(/^\/?content\//, '/');
  const asset = plain.startsWith('/') ? plain.slice(1) : assetPath(file, plain);
  const tidy = tidyName(asset);
  if (there.has(asset)) return asset;
  return renamed.get(asset) ?? renamed.get(tidy) ?? (there.has(tidy) ? tidy : undefined);
}
