import { inflateSync } from 'node:zlib';
import { machinePath, notOfKind, type FileProblem } from './problem';

/** The most bytes of a PDF's packed objects. */
const maxUnpacked = 20 * 1024 * 1024;

/** Names of what a PDF does by itself, or carries along. */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoTo[RE]|XFA|Rendition|Movie|Sound)(?![A-Za-z])/;

const author = /\/Author\s*(?:\((?=[^)]*[^\s)])|<(?=[^>]*[^\s0>])(?!(?:FEFF)?(?:0020)*>))/;

/** Returns what is wrong with the bytes of a PDF. */
export function pdfProblem(bytes: Buffer): FileProblem | undefined {
  const raw = bytes.toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(raw)) return notOfKind('a PDF', 'something else');
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(raw.slice(-1024)))
    return notOfKind('a whole PDF', 'one without its end');
  if (/\/Encrypt\s/.test(raw))
    return {
      message: 'expected a PDF that can be read, found an encrypted one',
      hint: 'Export it without a password.',
    };
  const packed = unpacked(bytes, raw);
  if (packed === undefined)
    return {
      message: `expected at most ${maxUnpacked / 1024 / 1024} MB of packed objects, found more, or damaged ones`,
      hint: 'Print it as a PDF again from a browser.',
    };
  return contentProblem(readable(raw + packed));
}

function contentProblem(text: string): FileProblem | undefined {
  const [does] = active.exec(text) ?? [];
  if (does !== undefined)
    return {
      message: `expected a PDF with pages only, found '${does}'`,
      hint: 'Export it without scripts, forms, videos and attached files.',
    };
  const told = [
    author.test(text) && 'the name of its author',
    /<x:xmpmeta|<\?xpacket/.test(text) && 'XMP',
    text.includes('Exif\0\0') && 'EXIF in one of its pictures',
    machinePath(text),
  ].find((part) => part !== false && part !== undefined);
  if (told === undefined) return undefined;
  return {
    message: `expected a PDF without the author’s name, XMP, EXIF or paths of a computer, found ${told}`,
    hint: 'Print it as a PDF again from a browser, without properties.',
  };
}

/** Returns the objects in packed streams, of which a PDF of version 1.5 has its dictionaries. Undefined if they are too many. */
function unpacked(bytes: Buffer, raw: string): string | undefined {
  let text = '';
  for (const { index, 0: head } of raw.matchAll(/\/ObjStm\b[^]{0,400}?stream\r?\n/g)) {
    const start = index + head.length;
    try {
      const maxOutputLength = maxUnpacked - text.length;
      const end = raw.indexOf('endstream', start);
      text += inflateSync(bytes.subarray(start, end), { maxOutputLength }).toString('latin1');
    } catch {
      return undefined;
    }
  }
  return text;
}

/** Decodes the ways to write a name or a text: `/J#53`, `<FEFF0041>` and UTF-16. */
function readable(text: string): string {
  const names = text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => fromHex(hex));
  const strings = [...text.matchAll(/<FEFF([0-9a-f]*)>/gi)].map(([, hex = '']) => fromHex(hex));
  return `${names}\n${strings.join('\n').replaceAll('\0', '')}`;
}

const fromHex = (hex: string) => Buffer.from(hex, 'hex').toString('latin1');
