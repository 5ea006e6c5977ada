import { addressOf, drawingId, heightOf, type Drawing } from './drawings';
import type { ColorScheme } from '../../theme/recipes/surface';

export type MotifProps = {
  /** The color scheme of the surface, which sets the thread colors. */
  readonly on: ColorScheme;
  /** Fill the parent, which needs a height. The drawing sets how it is cropped. */
  readonly cover?: boolean;
} & (
  | (Drawing & { readonly eager?: false })
  | (Exclude<Drawing, { emblem: unknown }> & {
      /** For a motif on the first screen of a phone. Others load lazily. */
      readonly eager?: boolean;
    })
);

/** A motif from an SVG file of the build. It is decorative, so hidden from assistive tech. It needs the styles of `stitchCss`. */
export function Motif({ on, cover = false, eager = false, ...drawing }: MotifProps) {
  const { size } = drawing;
  const height = 'name' in drawing ? heightOf(drawing.name, size) : size;
  const className = cover ? 'motif motif-cover' : 'motif';
  const address = addressOf(drawing, on);
  // Reserves the space, to prevent a layout shift.
  const room = { width: size, height };
  if (!eager) return <img className={className} src={address} alt="" loading="lazy" {...room} />;
  // Browsers would count an <img> as the largest contentful paint, instead of the text beside it.
  return (
    <svg
      className={className}
      {...(!cover && { ...room, viewBox: `0 0 ${size} ${height}` })}
      aria-hidden="true"
    >
      <use href={`${address}#${drawingId}`} width="100%" height="100%" />
    </svg>
  );
}
