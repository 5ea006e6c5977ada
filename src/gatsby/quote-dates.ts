import { isScalar, parseDocument, visit } from 'yaml';

/** What may be text to the check, and a date or a number to gatsby-transformer-yaml, where it stands without quotes. */
const mistakable = /^[-+.]?\d[^']*$/;

/** Takes the text of a file that the check has found sound; gives it so that gatsby-transformer-yaml reads the same in it. */
export function quoteDates(text: string): string {
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
