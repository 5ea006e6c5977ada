import { SaxesParser, type SaxesAttributeNS } from 'saxes';

/** An element of an XML file. */
export interface XmlElement {
  /** As it is written, with its prefix. */
  name: string;
  local: string;
  /** Its namespace. */
  uri: string;
  line: number;
  attributes: readonly SaxesAttributeNS[];
  /** Its own text, of all parts between elements. */
  text: string;
  children: XmlElement[];
}

/** What is wrong with a file of XML. */
export class XmlError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** Returns the root of a file of XML. Throws an `XmlError` for a mistake, a comment, a document type, an instruction and deep nesting. */
export function readXml(text: string, maxDepth: number): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = {
    ...{ name: '', local: '', uri: '', line: 1 },
    ...{ attributes: [], text: '', children: [] },
  };
  const open = [document];
  let line = 1;
  const refuse = (message: string, at = parser.line) => {
    throw new XmlError(message, Math.max(at, 1));
  };
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };

  parser.on('error', ({ message }) =>
    refuse(`an error in its XML: ${message.replace(/^[\d:]+\s/, '')}`),
  );
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') refuse(`the encoding ${encoding}`);
  });
  parser.on('doctype', () => refuse('<!DOCTYPE>'));
  parser.on('processinginstruction', ({ target }) => refuse(`<?${target}?>`));
  parser.on('comment', () => refuse('a comment'));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentagstart', () => {
    // The parser has read the sign after the name, which may end the line.
    line = parser.line - (parser.column === 0 ? 1 : 0);
  });
  parser.on('opentag', ({ name, local, uri, attributes }) => {
    if (open.length > maxDepth) refuse(`more than ${maxDepth} elements inside each other`, line);
    const element = {
      ...{ name, local, uri, line, attributes: Object.values(attributes) },
      ...{ text: '', children: [] },
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [root] = document.children;
  return root ?? refuse('no element');
}
