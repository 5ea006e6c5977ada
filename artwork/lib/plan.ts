import { createHash } from 'node:crypto';
import type { Picture } from './pictures';

/** The file functions that the plan needs. Tests replace them. */
export interface Disk {
  /** Returns the content of a file by its path from the root. Throws if there is none. */
  read: (file: string) => Buffer | string;
  exists: (file: string) => boolean;
}

/** The fingerprints of the finished pictures by name. They are stored in `rendered.json` next to the list. */
export type Rendered = Record<string, string>;

/** The fields that do not change how a picture looks. */
const NOT_SETTINGS = ['name', 'inputs', 'client'];

/**
 * Returns the fingerprints of all pictures, from their settings, sources and inputs. If an input is itself a picture, its fingerprint
 * is used: a fresh clone has no intermediate textures, but still knows which pictures are up to date. A missing file counts as empty.
 * `missing` reports it later.
 * @param pictures ordered so that a picture comes after its inputs
 */
export function fingerprints(pictures: Picture[], disk: Disk): Rendered {
  const byOutput = new Map<string, string>();
  const prints: Rendered = {};
  for (const picture of pictures) {
    const hash = createHash('sha256');
    const settings = Object.entries(picture).filter(([key]) => !NOT_SETTINGS.includes(key));
    hash.update(JSON.stringify(Object.fromEntries(settings)));
    for (const file of [picture.source, ...picture.inputs]) {
      const content = byOutput.get(file) ?? (disk.exists(file) ? disk.read(file) : '');
      hash.update(`\n${file}\n`).update(content);
    }
    const print = hash.digest('hex').slice(0, 16);
    byOutput.set(picture.output, print);
    prints[picture.name] = print;
  }
  return prints;
}

/**
 * Returns an error message for each source or input that is neither a file nor the output of an earlier picture.
 * @param todo the pictures that will be created
 */
export function missing(todo: Picture[], pictures: Picture[], disk: Pick<Disk, 'exists'>) {
  return todo.flatMap((picture) => {
    const earlier = pictures.slice(0, pictures.indexOf(picture)).map(({ output }) => output);
    return [picture.source, ...picture.inputs]
      .filter((file) => !earlier.includes(file) && !disk.exists(file))
      .map((file) => `${picture.name}: ${file} is neither a file nor an earlier picture`);
  });
}

/** Returns whether a picture is only a texture for others. */
const isIntermediate = (picture: Picture) => picture.output.startsWith('artwork/.cache/');

/**
 * Returns the pictures to create, in order: those that changed or are missing, and the changed or missing textures that they need.
 * @param wanted names of pictures. Empty: all except textures
 * @param force also creates wanted pictures that are up to date
 */
export function plan(
  pictures: Picture[],
  prints: Rendered,
  rendered: Rendered,
  disk: Pick<Disk, 'exists'>,
  wanted: string[] = [],
  force = false,
): Picture[] {
  const needed = new Set<string>();
  const chosen: Picture[] = [];
  for (const picture of [...pictures].reverse()) {
    const asked = wanted.includes(picture.name) || (!wanted.length && !isIntermediate(picture));
    if (!asked && !needed.has(picture.output)) continue;
    const fresh = rendered[picture.name] === prints[picture.name] && disk.exists(picture.output);
    if (fresh && !(force && asked)) continue;
    chosen.unshift(picture);
    picture.inputs.forEach((file) => needed.add(file));
  }
  return chosen;
}
