import { addressOf, drawingId, heightOf, type Drawing } from './drawings';
import type { Ground } from './threads';

export type MotifProps = {
  /** The surface it is sewn on, which says what its threads are. */
  readonly on: Ground;
  /** Fill the parent, whose height must be set, from edge to edge; the drawing says how it is cropped. */
  readonly cover?: boolean;
} & (
  | (Drawing & { readonly eager?: false })
  | (Exclude<Drawing, { emblem: unknown }> & {
      /** It stands in the first screen of a phone. Others are fetched when they come near and are shown. */
      readonly eager?: boolean;
    })
);

/** A motif, drawn by a file of the build: pure ornament, hidden from assistive technology. Needs the styles of `stitchCss`. */
export function Motif({ on, cover = false, eager = false, ...drawing }: MotifProps) {
  const { size } = drawing;
  const height = 'emblem' in drawing ? size : heightOf(drawing.name, size);
  const className = cover ? 'motif motif-cover' : 'motif';
  const address = addressOf(drawing, on);
  // Its room is there before the drawing is, so that nothing moves.
  const room = { width: size, height };
  if (!eager) return <img className={className} src={address} alt="" loading="lazy" {...room} />;
  // As a picture, browsers would measure it as what the page is about, in place of the words beside it.
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
