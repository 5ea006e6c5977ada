import { addressOf, heightOf, type Drawing } from './drawings';

export type MotifProps = Drawing & {
  /** Fill the parent, whose height must be set, from edge to edge; the drawing says how it is cropped. */
  readonly cover?: boolean;
};

/**
 * A motif, drawn by a file of the build: pure ornament, hidden from assistive technology. Its threads come from what surrounds it
 * (`--thread-1` to `-4`: a cloth, or `threadVars` in a recipe). Needs the styles of `stitchCss`.
 */
export function Motif({ cover = false, ...drawing }: MotifProps) {
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
    >
      <use href={addressOf(drawing)} />
    </svg>
  );
}
