import { isScalar, parseDocument, visit } from 'yaml';

/** What may be text to the check, and a date or a number to gatsby-transformer-yaml, where it stands without quotes. */
const mistakable = /^[-+]?\.?\d[^']*$/;
/** Numbers in digits alone, as most files have some, are the same to both. To look for others first spares each edit the parsing of all files. */
const mayHold = /(?:^|[\s[{,])[-+]?\.?\d\S*[-+_:a-z]/im;

/** Takes the text of a file that the check has found sound; gives it so that gatsby-transformer-yaml reads the same in it. */
export function quoteDates(text: string): string {
  if (!mayHold.test(text)) return text;
  const places: [number, number][] = [];
  visit(parseDocument(text), {
    Scalar(_, node) {
      const isText = isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';
      if (isText && node.range && mistakable.test(node.source ?? ''))
        places.unshift([node.range[0], node.range[1]]);
    },
  });
  return places.reduce(
    (quoted, [from, to]) =>
      `${quoted.slice(0, from)}'${quoted.slice(from, to)}'${quoted.slice(to)}`,
    text,
  );
}
