import { parseDocument, visit } from 'yaml';

/** An address of the web in a text, with the signs that it goes on after, or that are around a value in it. */
const web =
  /(?:\w{1,20}:\/\/|\bwww\.)(?:[^\s"'`]|(?<=[=:,([{])(?:"[^\s"]*"|'[^\s']*')|["'](?=[\w%&/=?#]))*/;
const email = /\w[\w.+'-]{0,63}@\w/;
/** Code in a text, an address, or one straight sign. */
const codeOrSign = new RegExp(`\`[^\`]*\`|${web.source}|${email.source}|["']`, 'g');
/** The end of what an opening sign stands after. */
const beforeOpening = /(?:^|[\s([{\u2013\u2014/])$/;
/** What follows an opening single sign: words and the sign that closes them. */
const quoted = /^[^']*[^\s']'(?!\p{L})/u;
/** Addresses of the web and of files. */
const address = /^(?:\w+:\/\/|\.{0,2}\/)\S*$/;

/** Returns the text with typographic quotation marks and apostrophes instead of straight ones. Addresses and code in backticks stay. */
export function typographic(text: string): string {
  if (address.test(text)) return text;
  return text.replace(codeOrSign, (sign, index: number) => {
    const opens = beforeOpening.test(text.slice(0, index));
    if (sign === '"') return opens ? '“' : '”';
    if (sign === "'") return opens && quoted.test(text.slice(index + 1)) ? '‘' : '’';
    return sign;
  });
}

/** Returns the YAML or JSON with typographic signs in its texts. All else stays as it is written. */
export function withTypographicTexts(source: string): string {
  const edits: { start: number; end: number; written: string }[] = [];
  visit(parseDocument(source), {
    Scalar: (key, { value, range, type }) => {
      if (key === 'key' || typeof value !== 'string' || !range) return;
      if (typographic(value) === value) return;
      const [start, end] = range;
      edits.push({ start, end, written: rewritten(source.slice(start, end), type, value) });
    },
  });
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, written }) => all.slice(0, start) + written + all.slice(end),
      source,
    );
}

/** The straight signs of a text as they are written in its quotes, and what looks like one: other escapes, and the comment of a block. */
const written = {
  QUOTE_DOUBLE: /\\(?:x2[27]|u002[27]|U0{6}2[27]|[^])|'/g,
  QUOTE_SINGLE: /(?!^)''|"/g,
  others: /^[|>].*|["']/g,
};
const isSign = /^(?:''?|\\?"|\\[xuU]0*2[27])$/;

/** Returns a text as it is written in the file, in its quotes, with typographic signs. Escapes hide what is beside a sign, so its value decides. */
function rewritten(text: string, type: string | null | undefined, value: string): string {
  const better = typographic(value);
  const signs = [...value.matchAll(/["']/g)].map(({ index }) => better.charAt(index));
  const pattern = written[type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : 'others'];
  return text.replace(pattern, (sign) => {
    const typed = isSign.test(sign) ? signs.shift() : undefined;
    return typed === undefined || /["']/.test(typed) ? sign : typed;
  });
}
