import { createHash } from 'node:crypto';
import type { Picture } from './pictures';

/** What the plan needs to know about the disk; a function each, so that tests can pretend. */
export interface Disk {
  /** Content of a file by its path from the root; throws where there is none. */
  read: (file: string) => Buffer | string;
  exists: (file: string) => boolean;
}

/** Fingerprint of each finished picture, by name; kept as `rendered.json` beside the list. */
export type Rendered = Record<string, string>;

/** What a picture is called and where its inputs lie does not change how it looks. */
const NOT_SETTINGS = ['name', 'inputs', 'client'];

/**
 * Fingerprints of all pictures: settings, source and inputs. An input that is itself a picture counts by
 * its own fingerprint, so a fresh clone, which has no intermediate textures, still knows what is up to date.
 * A file that is not there counts as empty; `missing` names it before anything is made.
 * @param pictures in making order: a picture comes after those it uses
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
 * The sources and inputs that are neither files nor outputs of earlier pictures.
 * @param todo the pictures about to be made
 * @returns one sentence per error
 */
export function missing(todo: Picture[], pictures: Picture[], disk: Pick<Disk, 'exists'>) {
  return todo.flatMap((picture) => {
    const earlier = pictures.slice(0, pictures.indexOf(picture)).map(({ output }) => output);
    return [picture.source, ...picture.inputs]
      .filter((file) => !earlier.includes(file) && !disk.exists(file))
      .map((file) => `${picture.name}: ${file} is neither a file nor an earlier picture`);
  });
}

/** Whether an output is only a texture for other pictures. */
const isIntermediate = (picture: Picture) => picture.output.startsWith('artwork/.cache/');

/**
 * Chooses what must be made: every picture that changed or is missing, and the missing textures it needs.
 * A texture nobody needs is left alone.
 * @param wanted names asked for; empty means all
 * @param force make the wanted ones even when nothing changed
 * @returns the pictures to make, in order
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
