import { z } from 'zod';

/**
 * What a field is beyond its type. The loader, the overlays and the GraphQL types read it, so that a field is declared
 * once and only here.
 */
export interface FieldMeta {
  /** A visitor reads it, so an overlay may translate it. */
  words?: true;
  /** A file beside the entry, at least so wide in pixels (vector files have no size). */
  picture?: { minWidth: number };
  /** A file beside the entry that is no picture. */
  asset?: true;
  /** The slug of an entry of another collection. */
  reference?: string;
  /** It follows a number: loading puts the language's space before it. */
  suffix?: true;
  /** No two entries of the collection may have the same value. */
  unique?: true;
  /** What people call it; without it, its name in plain words. */
  title?: string | undefined;
  /** What whoever fills it in should know: the editor and docs/fields.md show it, and a fault says it. */
  description?: string | undefined;
  /** What people call one item of the list or collection. */
  one?: string;
  /** The endings of files it takes. */
  endings?: readonly string[];
  /** The name of its GraphQL type; groups and enumerations without one are called after their place. */
  type?: string;
}

declare module 'zod' {
  interface GlobalMeta extends FieldMeta {}
}

const line = () => z.string().trim().min(1);

/** Text that is translated: at most `max` characters. */
export const words = (max = 320) => line().max(max).meta({ words: true });

/** What follows a number: '%', 'h', '+'. It holds no space of its own; the language puts it there. */
export const suffix = () => words(12).meta({ words: true, suffix: true });

/** Text that is the same in every language: a name, a code, a tag of a product. */
export const fact = (max = 200) => line().max(max);

/** Where the entry stands among its sisters, from 1. */
export const order = () => z.int().min(1).max(999).meta({ unique: true });

/** A lower-case identifier that addresses and anchors can carry. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');

/** The slug of an entry of `collection`. */
export const reference = (collection: string) => slug().meta({ reference: collection });

/** An address that starts with https://. */
export const url = () => z.url({ protocol: /^https$/ });

/** A picture beside the entry, with the text that stands for it. */
export const picture = (minWidth: number) =>
  z
    .strictObject({
      src: filePath(/\.(jpe?g|png|webp|svg)$/, 'a .jpg, .png, .webp or .svg file').meta({
        picture: { minWidth },
      }),
      alt: words(240),
    })
    .meta({ type: 'Picture' });

/** A vector drawing (a logo): it has no size, so none is asked for. */
export const drawing = () =>
  z
    .strictObject({
      src: filePath(/\.svg$/, 'an .svg file').meta({ picture: { minWidth: 0 } }),
      alt: words(240),
    })
    .meta({ type: 'Drawing' });

/** A vector drawing that shows again what the words beside it say, so that no text stands for it. */
export const decoration = () =>
  filePath(/\.svg$/, 'an .svg file').meta({ picture: { minWidth: 0 } });

/** A file that is offered as it is, like a 3D model. */
export const asset = (pattern: RegExp, expected: string) =>
  filePath(pattern, expected).meta({ asset: true });

/** A file that visitors take away and read, so that a translation may name its own. */
export const download = (pattern: RegExp, expected: string) =>
  filePath(pattern, expected).meta({ asset: true, words: true });

function filePath(pattern: RegExp, expected: string) {
  return z
    .string()
    .regex(/^\.\/(?!.*\.\.)[\w./-]+$/, "a path that starts with './', beside this file")
    .regex(pattern, expected);
}

/** Working days, one number or a span, as the specification gives them (spec §9). */
export const duration = () =>
  z
    .strictObject({
      days: z.array(z.int().min(1).max(999)).min(1).max(2).optional(),
      free: z.boolean().optional(),
      ongoing: z.boolean().optional(),
    })
    .refine(
      (value) => Boolean(value.days) !== Boolean(value.ongoing),
      'either days: [from, to] or ongoing: true',
    )
    .refine(
      ({ days: [from, to] = [] }) => from === undefined || to === undefined || from < to,
      'days in rising order',
    )
    .meta({ type: 'Duration' });

/** A figure that speaks for a thing: 10,000+ users, or 4.9/5, a rating out of so many (spec §9). */
export const claim = () =>
  z
    .strictObject({
      value: z.number().min(0),
      outOf: z.int().min(1).optional(),
      suffix: suffix().optional(),
      label: words(40),
    })
    .meta({ type: 'Claim' });

/** Names of fields whose value stands in for one the owner has not given yet (decisions, Facts). */
export const sample = () => z.array(z.string().min(1)).optional();

/** The cloth a thing is drawn on; names of the theme's fields (design: Colour). */
export const fieldColours = [
  'vermilion',
  'marigold',
  'indigo',
  'leaf',
  'rose',
  'sky',
  'ink',
  'jute',
] as const;

export const fieldColour = () => z.enum(fieldColours).meta({ type: 'FieldColour' });

export const motifNames = ['lotus', 'wave', 'lattice', 'steps', 'diamonds', 'rays'] as const;

export const motif = () => z.enum(motifNames).meta({ type: 'FieldMotif' });
