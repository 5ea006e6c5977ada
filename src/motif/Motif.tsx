import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { fetchCode } from '../lib/when-needed';
import type * as Draw from './draw';
import { drawNow } from './draw-now';
import { threadStyle } from './markup-style';
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
  readonly preserveAspectRatio?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A motif as inline SVG: pure ornament, hidden from assistive technology. */
export function Motif(props: MotifProps) {
  const { name, size = 360, tone, cover = false, className, style } = props;
  const id = `m${useId().replace(/\W/g, '')}`;
  const svg = useLateDrawing(props, id);
  const drawing = drawNow?.(name, size, id);
  return (
    <svg
      ref={svg}
      className={['motif', cover && 'motif-cover', className].filter(Boolean).join(' ')}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ ...threadStyle, ...(tone ? threadVars(tone) : {}), ...style }}
      width={cover ? '100%' : size}
      // Its room is there before a late drawing is, so that nothing moves.
      height={cover ? '100%' : Math.round(size * ratioOf(name))}
      {...(drawing ? frame(drawing, props) : {})}
      // The browser's first rendering is empty and leaves the server's drawing as it is.
      dangerouslySetInnerHTML={{ __html: drawing?.inner ?? '' }}
      suppressHydrationWarning
    />
  );
}

/** Height over width of a motif: known without its drawing, which may come later. */
function ratioOf(name: MotifName): number {
  return name === 'loose' ? 11 / 26 : 1;
}

/** The attributes of the `<svg>` that follow from the drawing. */
function frame(
  { viewBox, anchor }: Draw.Drawing,
  { cover, preserveAspectRatio }: Pick<MotifProps, 'cover' | 'preserveAspectRatio'>,
) {
  return {
    viewBox,
    preserveAspectRatio: preserveAspectRatio ?? (cover ? `${anchor} slice` : undefined),
  };
}

/** In the browser: draws what the server has not. */
function useLateDrawing(props: MotifProps, id: string) {
  const svg = useRef<SVGSVGElement>(null);
  const drawn = useRef<string>(undefined);
  const { name, size = 360, cover, preserveAspectRatio } = props;
  useEffect(() => {
    const element = svg.current;
    const wanted = [name, size].join();
    const fromServer = drawn.current === undefined && element?.firstChild;
    if (drawNow || !element || fromServer || drawn.current === wanted) {
      drawn.current = wanted;
      return undefined;
    }
    let current = true;
    const draw = ({ drawMotif }: typeof Draw) => {
      if (!current) return;
      const drawing = drawMotif(name, size, id);
      const attributes = frame(drawing, {
        ...(cover === undefined ? {} : { cover }),
        preserveAspectRatio,
      });
      for (const [attribute, value] of Object.entries(attributes)) {
        if (value !== undefined) element.setAttribute(attribute, value);
      }
      element.innerHTML = drawing.inner;
      drawn.current = wanted;
    };
    // A page without its ornament is whole.
    void fetchCode(() => import('./draw')).then(draw, () => undefined);
    return () => {
      current = false;
    };
  }, [name, size, cover, preserveAspectRatio, id]);
  return svg;
}
