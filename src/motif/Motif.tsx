import {
  addressOf,
  heightOf,
  type ClothMotif,
  type DrawnWidth,
  type FigureMotif,
} from './drawings';
import { threadVars, type Ground } from './threads';

/** A motif and the width in CSS pixels it is drawn for. */
type Drawing =
  | { readonly name: ClothMotif; readonly size: DrawnWidth }
  | { readonly name: FigureMotif; readonly size: number };

export type MotifProps = Drawing & {
  /** The ground it lies on, to set its threads; without it they come from the surroundings (`--thread-1` to `-4`). */
  readonly tone?: Ground;
  /** Fill the parent, whose height must be set, from edge to edge; the drawing says how it is cropped. */
  readonly cover?: boolean;
};

/** A motif, drawn by a file of the build: pure ornament, hidden from assistive technology. Needs the styles of `stitchCss`. */
export function Motif({ name, size, tone, cover = false }: MotifProps) {
  const height = heightOf(name, size);
  return (
    <svg
      className={cover ? 'motif motif-cover' : 'motif'}
      // Its room is there before the drawing is, so that nothing moves.
      {...(cover
        ? { width: '100%', height: '100%' }
        : { width: size, height, viewBox: `0 0 ${size} ${height}` })}
      aria-hidden="true"
      style={tone && threadVars(tone)}
    >
      <use href={addressOf(name, size)} />
    </svg>
  );
}
