interface DrawingProps {
  readonly file: { readonly publicURL: string | null };
  /** Its proportions, in units of the drawing; the list it stands in gives it its width. */
  readonly size: readonly [width: number, height: number];
}

/** A kind's drawing. It shows what the words beside it say, so nothing reads it out; it keeps its place while it loads. */
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
