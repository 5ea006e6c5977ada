import { figureMarkup, inheritedDye } from './markup';
import { motif, type MotifName } from './motifs';

export interface Drawing {
  viewBox: string;
  /** Where it is held when it is cropped. */
  anchor: string;
  /** What stands inside the `<svg>`. */
  inner: string;
}

/** Takes a motif, the width in CSS pixels it is drawn for, and the start of its ids; draws it. */
export function drawMotif(name: MotifName, size: number, id: string): Drawing {
  const figure = motif(name, size);
  return {
    viewBox: figure.box.join(' '),
    anchor: figure.anchor,
    inner: figureMarkup(figure, id, inheritedDye),
  };
}
