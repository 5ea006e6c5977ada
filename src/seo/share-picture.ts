import type { DrawingName } from '../components/motif/drawings';
import type { ColorScheme } from '../theme/recipes/surface';

/** The size in pixels of the preview picture of a shared link. */
export const sharePicture = { width: 1200, height: 630 } as const;

export interface ShareScheme {
  color: ColorScheme;
  motif: DrawingName;
}

export const shareFolder = '/share';

/** Returns the address of a color scheme's preview picture, which write-share-pictures.ts creates. */
export const schemePicture = ({ color, motif }: ShareScheme) =>
  `${shareFolder}/${color}-${motif}.jpg`;

/** Returns the address of a case study's preview picture. */
export const coverPicture = (slug: string) => `${shareFolder}/${slug}.jpg`;

/** For pages without their own color scheme. */
export const studioScheme: ShareScheme = { color: 'vermilion', motif: 'lotus' };
/** Products have a color scheme, but no motif of their own. */
export const productMotif: DrawingName = 'medallion';
