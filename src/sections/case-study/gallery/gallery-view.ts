interface Asset {
  readonly slug: string;
  readonly category: string;
}

export interface GalleryView<T> {
  /** The current filter. Without it, all pictures are shown. */
  category: string | undefined;
  shown: readonly T[];
  /** The index of the open picture among those shown, or -1. */
  index: number;
}

/**
 * Returns the shown pictures and the open one. An unknown filter shows all, an unknown picture opens nothing, and a picture outside the
 * filter clears the filter.
 */
export function galleryView<T extends Asset>(
  assets: readonly T[],
  query: URLSearchParams,
): GalleryView<T> {
  const slug = query.get('image');
  const asked = assets.find((asset) => asset.category === query.get('category'))?.category;
  const open = assets.find((asset) => asset.slug === slug);
  const category = open && asked !== open.category ? undefined : asked;
  const shown = category ? assets.filter((asset) => asset.category === category) : assets;
  return { category, shown, index: open ? shown.indexOf(open) : -1 };
}

/** Returns the index after some steps, and wraps around. */
export function around(index: number, step: number, length: number): number {
  return (((index + step) % length) + length) % length;
}
