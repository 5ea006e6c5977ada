import { figureMarkup, inheritedDye, sweepMarkup } from './markup';
import { motif, type MotifName } from './motifs';

export interface Drawing {
  viewBox: string;
  /** Where it is held when it is cropped. */
  anchor: string;
  /** Height over width. */
  ratio: number;
  /** What stands inside the `<svg>`. */
  inner: string;
}

/** Takes a motif, the width in CSS pixels it is drawn for, whether it may be sewn on, and the start of its ids; draws it. */
export function drawMotif(name: MotifName, size: number, sewn: boolean, id: string): Drawing {
  const figure = motif(name, size);
  const drawing = figureMarkup(figure, id, inheritedDye);
  const [, , width, height] = figure.box;
  return {
    viewBox: figure.box.join(' '),
    anchor: figure.anchor,
    ratio: height / width,
    inner: sewn ? sweepMarkup(figure, `${id}w`, drawing) : drawing,
  };
}
