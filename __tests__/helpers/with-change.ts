import { isMap, isSeq, parseDocument, type Document, type YAMLMap } from 'yaml';

/**
 * Merges a part into a YAML file. Objects keep their other fields. A list is replaced, unless the part begins with `# …`: then an item
 * with the same first field is merged, and others are appended. An item with fewer fields than the last one is a part of that: an editor
 * may have changed its first field.
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
        const last = there.items.at(-1);
        const isPart = isMap(item) && isMap(last) && item.items.length < last.items.length;
        const target = same ?? (isPart ? last : undefined);
        if (isMap(target) && isMap(item)) merge(document, target, item);
        else there.items.push(item);
      }
    } else into.set(key, value);
  }
}
