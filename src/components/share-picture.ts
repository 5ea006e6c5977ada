import type { MotifName } from '../motif';
import type { ColorScheme } from '../theme/recipes/surface';

/** The size, in pixels, in which social networks show a shared link's picture. */
export const sharePicture = { width: 1200, height: 630 } as const;

export interface ShareScheme {
  colour: ColorScheme;
  motif: MotifName;
}

/** Below the site's root. */
export const shareFolder = '/share';

/** Returns the address of the picture that a page is shared with (src/build/share-pictures.ts makes it). */
export const schemePicture = ({ colour, motif }: ShareScheme) =>
  `${shareFolder}/${colour}-${motif}.jpg`;

/** Returns the address of a case study's cover for sharing. */
export const coverPicture = (slug: string) => `${shareFolder}/${slug}.jpg`;

/** For pages without a colour of their own, and what products are drawn with. */
export const studioScheme: ShareScheme = { colour: 'vermilion', motif: 'lotus' };
export const productMotif: MotifName = 'medallion';
