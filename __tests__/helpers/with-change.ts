import { isMap, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';

/**
 * Takes a YAML file and a part of one; gives the file with the part in its place. Groups keep their other fields. A list is
 * replaced, unless its part begins with `# …`: then an item whose first field says the same changes the item that is there, and
 * any other item comes last.
 */
export function withChange(text: string, part: string): string {
  const document = parseDocument(text);
  merge(document, document.contents as YAMLMap, parseDocument(part).contents as YAMLMap);
  return document.toString({ lineWidth: 0 });
}

function merge(document: Document, into: YAMLMap, part: YAMLMap): void {
  for (const { key, value } of part.items) {
    const there = into.get(key, true);
    if (isMap(there) && isMap(value)) merge(document, there, value);
    else if (isSeq(there) && isSeq(value) && String(value.commentBefore).trim() === '…') {
      for (const item of value.items) {
        const [first] = isMap(item) ? item.items : [];
        const same = there.items.find(
          (one) => isMap(one) && isMap(item) && first && one.get(first.key) === item.get(first.key),
        );
        if (isMap(same) && isMap(item)) merge(document, same, item);
        else there.items.push(item);
      }
    } else into.set(key, value);
  }
}
