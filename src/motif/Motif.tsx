import { addressOf, heightOf, type Drawing } from './drawings';
import { threadVars, type Ground } from './threads';

export type MotifProps = Drawing & {
  /** The ground it lies on, to set its threads; without it they come from the surroundings (`--thread-1` to `-4`). */
  readonly tone?: Ground;
  /** Fill the parent, whose height must be set, from edge to edge; the drawing says how it is cropped. */
  readonly cover?: boolean;
};

/** A motif, drawn by a file of the build: pure ornament, hidden from assistive technology. Needs the styles of `stitchCss`. */
export function Motif({ tone, cover = false, ...drawing }: MotifProps) {
  const { size } = drawing;
  const height = 'emblem' in drawing ? size : heightOf(drawing.name, size);
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
      <use href={addressOf(drawing)} />
    </svg>
  );
}
