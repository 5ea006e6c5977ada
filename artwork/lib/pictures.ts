import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

const pixels = z.int().min(16).max(6000);

const entry = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/, 'small letters, digits and hyphens'),
  kind: z.enum(['sheet', 'render']),
  source: z.string(),
  args: z.array(z.string()).default([]),
  inputs: z.array(z.string()).default([]),
  output: z.string().regex(/\.(jpg|png)$/, 'a .jpg or .png path'),
  width: pixels,
  height: pixels,
  scale: z.number().min(0.5).max(4).default(1),
  quality: z.int().min(40).max(100).default(84),
});

/** A picture of `artwork/<client>/pictures.yaml`. Its paths start at the root of the repository. */
export type Picture = z.infer<typeof entry> & { client: string };

/**
 * Reads one list of pictures.
 * @param text the YAML
 * @param client its folder in `artwork/`. `source` and `inputs` are relative to it
 * @returns the pictures in the order of the list, in which they are also created
 * @throws Error with file, line and field of every error
 */
export function parsePictures(text: string, client: string): Picture[] {
  const file = `artwork/${client}/pictures.yaml`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [problem] = document.errors;
  if (problem) throw new Error(`${file}: ${problem.message}`);
  const result = z.array(entry).safeParse(document.toJS());
  if (!result.success) {
    const errors = result.error.issues.map((issue) => {
      const node = document.getIn(issue.path.slice(0, 1), true) as { range?: number[] } | undefined;
      const line = lines.linePos(node?.range?.[0] ?? 0).line;
      return `${file}:${line} ${issue.path.slice(1).join('.') || 'list'}: ${issue.message}`;
    });
    throw new Error(errors.join('\n'));
  }
  const here = (name: string) => path.posix.join('artwork', client, name);
  return result.data.map((picture) => ({
    ...picture,
    client,
    source: here(picture.source),
    inputs: picture.inputs.map(here),
  }));
}

/**
 * Reads every client's list.
 * @param root the repository's root folder
 * @returns all pictures, clients in alphabetical order
 * @throws Error if a list is invalid, or if two pictures have the same name or output
 */
export function loadPictures(root: string): Picture[] {
  const artwork = path.join(root, 'artwork');
  const clients = readdirSync(artwork)
    .filter((name) => existsSync(path.join(artwork, name, 'pictures.yaml')))
    .sort();
  const pictures = clients.flatMap((client) =>
    parsePictures(readFileSync(path.join(artwork, client, 'pictures.yaml'), 'utf8'), client),
  );
  for (const key of ['name', 'output'] as const) {
    const values = pictures.map((picture) => picture[key]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice) throw new Error(`Two pictures have the ${key} ${twice}`);
  }
  return pictures;
}
