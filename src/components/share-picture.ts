import type { MotifName } from '../motif';
import type { ColorScheme } from '../theme/recipes/surface';

/** The size in pixels of the preview picture of a shared link. */
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

/** For pages without their own color scheme, and for products. */
export const studioScheme: ShareScheme = { colour: 'vermilion', motif: 'lotus' };
export const productMotif: MotifName = 'medallion';
