/** A picture of the gallery, as browsers get it. */
export interface GalleryPicture {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The largest size. */
  readonly file: string;
  /** All sizes as WebP. */
  readonly srcSet: string;
}

/** Returns what browsers need of the pictures of a query. */
export const galleryPictures = (
  images: readonly Queries.GalleryImageFragment[],
): GalleryPicture[] =>
  images.flatMap(({ slug, title, category, image: { alt, src } }) => {
    const data = src.childImageSharp?.gatsbyImageData;
    if (!data) return [];
    const { width, height, images } = data;
    const file = images.fallback?.src ?? '';
    const srcSet = images.sources?.[0]?.srcSet ?? '';
    return [{ slug, title, category, alt, width, height, file, srcSet }];
  });

export const webp = 'image/webp';
