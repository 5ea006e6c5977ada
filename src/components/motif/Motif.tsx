import { useId, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { figureMarkup, inheritedDye, sweepMarkup, threadStyle } from './markup';
import { motif } from './motifs';
import type { MotifName } from './motifs';
import { threadVars } from './threads';
import type { Ground } from './threads';

export interface MotifProps {
  readonly name: MotifName;
  /** The width in CSS pixels the drawing is made for: a larger one has more rings and rows, not longer stitches. */
  readonly size?: number;
  /** The ground it lies on, to set its threads; without it they come from the surroundings (`--thread-1` to `-4`). */
  readonly tone?: Ground | undefined;
  /** Fill the parent from edge to edge, cropped about the motif's own anchor. */
  readonly cover?: boolean;
  /** May be sewn on once when an ancestor says `data-sewing="on"`; drawn whole otherwise. Needs `motifCss`. */
  readonly sewn?: boolean;
  readonly preserveAspectRatio?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A motif as inline SVG: pure ornament, hidden from assistive technology. */
export function Motif(props: MotifProps) {
  const { name, size = 360, tone, cover = false, sewn = false, className, style } = props;
  const id = `m${useId().replace(/\W/g, '')}`;
  const figure = useMemo(() => motif(name, size), [name, size]);
  const inner = useMemo(() => {
    const drawing = figureMarkup(figure, id, inheritedDye);
    return sewn ? sweepMarkup(figure, `${id}w`, drawing) : drawing;
  }, [figure, id, sewn]);
  const [, , width, height] = figure.box;
  return (
    <svg
      className={['motif', cover && 'motif-cover', className].filter(Boolean).join(' ')}
      viewBox={figure.box.join(' ')}
      width={cover ? '100%' : size}
      height={cover ? '100%' : Math.round((size * height) / width)}
      preserveAspectRatio={
        props.preserveAspectRatio ?? (cover ? `${figure.anchor} slice` : undefined)
      }
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ ...threadStyle, ...(tone ? threadVars(tone) : {}), ...style }}
      dangerouslySetInnerHTML={{ __html: inner }}
    />
  );
}
