import { z } from 'zod';
import type {} from './field-meta';
import { isPlainAddress } from './plain-address';

const line = () => z.string().min(1);

/** Text that is translated: at most `max` characters. */
export const words = (max = 320) => line().max(max).meta({ words: true });

/** Text that is the same in every language: a name, a code, a tag of a product. */
export const fact = (max = 200) => line().max(max);

/** The position of the entry in its collection, from 1. */
export const order = () =>
  z.int().min(1).max(999).meta({
    unique: true,
    title: 'Place',
    description:
      'Its position in lists, from 1. No two entries of a folder may have the same number.',
  });

/** A lower-case identifier for URLs and anchors. */
export const slug = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
    .meta({
      title: 'Short name',
      description:
        'A name for addresses: lower-case letters, digits and hyphens. Leave it as it is once it is published.',
    });

/** The slug of an entry of `collection`. */
export const reference = (collection: string) =>
  slug().meta({ reference: collection, title: undefined, description: undefined });

/** A value with a label in the strings, under a key with this prefix. A new key there adds a value. */
export const named = (namespace: string, prefix: string) =>
  slug().meta({
    named: [`${namespace}:${prefix}*`],
    title: undefined,
    description: `What follows ${prefix} in ${namespace}.json.`,
  });

/** An address of the web that a person can check by reading it. */
export const url = () =>
  z
    .string()
    .refine(
      isPlainAddress,
      'an address as a browser shows it, in letters from a to z, like https://www.example.com/page',
    )
    .meta({ format: 'uri' });

const alt = () =>
  words(240).meta({
    title: 'In words',
    description: 'A sentence that says what the picture shows, for people who cannot see it.',
  });

const describedPicture = (type: string, src: z.ZodString) =>
  z.strictObject({ src, alt: alt() }).meta({ type });

const pictureWith = (endings: readonly string[], minWidth: number, minLongSide = 2000) =>
  describedPicture(
    'Picture',
    filePath(...endings).meta({
      picture: { minWidth, minLongSide },
      title: 'File',
      description: `At least ${minLongSide} pixels on its long side and ${minWidth} wide, at most 1 MB. Its name has lower-case letters, digits and hyphens.`,
    }),
  );

const photoEndings = ['.jpg', '.jpeg', '.png', '.webp'];

/** A picture beside the entry with its alternative text. */
export const picture = (minWidth: number) => pictureWith([...photoEndings, '.svg'], minWidth);

/** A picture that is not an SVG, for what needs it in several sizes. */
export const photo = (minWidth: number, minLongSide?: number) =>
  pictureWith(photoEndings, minWidth, minLongSide);

/** An SVG, such as a logo, without a minimum width. */
export const drawing = () =>
  describedPicture('Drawing', decoration().meta({ title: 'File', description: 'An .svg file.' }));

/** A decorative SVG, which needs no alternative text. */
export const decoration = () => filePath('.svg').meta({ picture: { minWidth: 0 } });

/** A photo of a person whose name stands beside it, so it needs no alternative text. It is shown small. */
export const portrait = () =>
  filePath(...photoEndings).meta({
    picture: { minWidth: 320, minLongSide: 320 },
    description:
      'A photo, at least 320 pixels wide, at most 1 MB. Its name has lower-case letters, digits and hyphens.',
  });

/** A file that is used as it is, such as a 3D model. */
export const asset = (...endings: string[]) => filePath(...endings).meta({ asset: true });

/** A file for download, which a translation may replace. */
export const download = (...endings: string[]) => asset(...endings).meta({ words: true });

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });

function filePath(...endings: string[]) {
  return z
    .string()
    .regex(/^\.\/(?!.*\.\.)./, "a file name that begins with './'")
    .regex(/^[a-z0-9._/-]*$/, 'a name with lower-case letters, digits and hyphens')
    .refine(
      (file) => endings.some((ending) => file.endsWith(ending)),
      `a file ending in ${anyOf.format(endings)}`,
    )
    .meta({ endings });
}

/** Keeps an entry off the site. */
export const draft = () =>
  z
    .boolean()
    .meta({
      title: 'Not on the site yet',
      description:
        'Hides the entry. It has no page and is in no list. Previews show it, marked with ✎.',
    })
    .optional();

/**
 * Names of fields with placeholder values, which the owner must replace.
 * @param note - what the site adds to the help for editors
 */
export const sample = (note = '') =>
  z
    .array(
      z
        .string()
        .regex(
          /^\w*[a-z]\w*(?:\.\w*[a-z]\w*)*$/i,
          "a field like 'projects.items', without the number of an item",
        )
        .meta({ description: "Write it as 'founder.name', or 'projects.items' for a list." }),
    )
    .meta({
      title: 'Samples',
      one: 'name of a field',
      description:
        `Names of fields that still have a sample value, like founder.name. A list is named as a whole. When you enter the real value, remove its name here. ${note}`.trim(),
    })
    .optional();

/** A few items of text, each a line or a paragraph of its own. */
export const lines = (max: number, one = 'line') => z.array(words(max)).meta({ one });

/** Paragraphs, one an item. */
export const paragraphs = (max: number) =>
  z.array(words(max)).min(1).meta({ one: 'paragraph', description: 'One paragraph an item.' });
