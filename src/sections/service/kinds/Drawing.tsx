interface DrawingProps {
  readonly file: { readonly publicURL: string | null };
  /** The aspect ratio of the drawing. The list sets its width. */
  readonly size: readonly [width: number, height: number];
}

/** The drawing of a kind. Decorative, as the text beside it says the same. Its space is reserved while it loads. */
export function Drawing({ file, size: [width, height] }: DrawingProps) {
  return (
    <img
      src={file.publicURL ?? ''}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
