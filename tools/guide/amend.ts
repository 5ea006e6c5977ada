import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** What stands in an example for all that stays. */
const rest = '…';

/** Takes an example of YAML; tells whether it is a part of a file, and not the whole. */
export function isPart(example: string): boolean {
  return example.startsWith(`# ${rest}\n`);
}

/**
 * Takes a YAML file and a part of one; gives the file with the part in its place. Groups keep their other fields. A list is
 * replaced, unless its example begins with `# …`: then an item whose first field says the same changes the item that is
 * there, and any other item comes last.
 */
export function amended(text: string, part: string): string {
  const document = parseDocument(text);
  const change = parseDocument(part);
  if (isMap(document.contents) && isMap(change.contents)) {
    mergeMap(document, document.contents, change.contents);
  }
  return document.toString({ lineWidth: 0 });
}

function mergeMap(document: Document, into: YAMLMap, part: YAMLMap): void {
  for (const { key, value } of part.items) {
    const there = into.get(key, true) as Node | undefined;
    if (isMap(there) && isMap(value)) mergeMap(document, there, value);
    else if (isSeq(there) && isSeq(value) && continues(value)) mergeList(document, there, value);
    else into.set(key, value);
  }
}

function continues(list: YAMLSeq): boolean {
  const [first] = list.items as Node[];
  const comments = [list.commentBefore, isCollection(first) ? first.commentBefore : undefined];
  const scalar = isScalar(first) ? first.commentBefore : undefined;
  return [...comments, scalar].some((comment) => comment?.trim() === rest);
}

function mergeList(document: Document, into: YAMLSeq, part: YAMLSeq): void {
  for (const item of part.items) {
    const same = isMap(item)
      ? into.items.find((candidate) => isMap(candidate) && sameName(candidate, item))
      : undefined;
    if (isMap(same) && isMap(item)) mergeMap(document, same, item);
    else into.items.push(item);
  }
}

/** Whether two items of a list begin with the same field and value. */
function sameName(a: YAMLMap, b: YAMLMap): boolean {
  const [first] = b.items;
  return first !== undefined && a.get(first.key) === b.get(first.key);
}
