/** A complete example of a guide: a block of code that names its file behind the kind of its code. */
export interface Example {
  /** Path from the project's root. `<language>` in it means every language. */
  file: string;
  text: string;
  /** Where it stands in the guide, from 1. */
  line: number;
}

const fence = /^( *)```(\w+)(?: (\S+))?$/;

/** Takes a Markdown text; gives the blocks of code that name a file, in their order. Throws on one that does not end. */
export function examplesIn(markdown: string): Example[] {
  const lines = markdown.split(/\r?\n/);
  const examples: Example[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', kind, file] = fence.exec(lines[index] ?? '') ?? [];
    if (kind === undefined) continue;
    const end = lines.indexOf(`${indent}\`\`\``, index + 1);
    if (end < 0)
      throw new Error(`The block of code in line ${index + 1} of the guide does not end.`);
    const body = lines.slice(index + 1, end).map((line) => line.slice(indent.length));
    if (file !== undefined) {
      examples.push({ file, text: `${body.join('\n')}\n`, line: index + 1 });
    }
    index = end;
  }
  return examples;
}
