import { fit, leading, type WidthOf } from './fit';
import { fontSize } from './widths';

/** What all things show. */
export interface DrawingProps {
  /** One name, or the same name in two scripts. */
  names: readonly string[];
  /** Whether the letters have a seam around them. */
  isStitched?: boolean;
  /** CSS colors of the board, of what stands on it, and of its seams. */
  ground: string;
  text: string;
  thread: string;
  /** The address of an emblem in colors for the board. */
  emblem?: string;
  widthOf: WidthOf;
}

interface Props extends Pick<DrawingProps, 'names' | 'isStitched' | 'ground' | 'text' | 'widthOf'> {
  /** The box, whose center is at `x`. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The font size that is 14 px where the thing is smallest. */
  least: number;
}

/** Of the height, what the first of two names gets. */
const firstShare = 0.6;
/** From the middle of a line to its baseline. */
const drop = 0.34 * fontSize;

/** The names as large as their box allows. */
export function Name({
  names,
  isStitched = false,
  ground,
  text: color,
  widthOf,
  x,
  y,
  ...box
}: Props) {
  // A seam needs room around the letters.
  const share = isStitched ? 0.94 : 1;
  const shares = names.length > 1 ? [firstShare, 1 - firstShare] : [1];
  return names.map((name, index) => {
    const height = box.height * (shares[index] ?? 0);
    const { lines, size } = fit(
      name,
      { width: box.width * share, height: height * share, least: box.least },
      widthOf,
    );
    const pitch = leading(name) * fontSize;
    const middle = y + box.height * (index > 0 ? firstShare : 0) + height / 2;
    const tspans = lines.map((line, number) => (
      <tspan key={number} x="0" y={(number - (lines.length - 1) / 2) * pitch + drop}>
        {line}
      </tspan>
    ));
    return (
      <g
        key={index}
        // Scaled, as the site's reset of fonts would win over the attribute `font-size`.
        transform={`translate(${x} ${middle}) scale(${size / fontSize})`}
        textAnchor="middle"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {/* A seam around the letters, and a gap between them and the seam. */}
        {isStitched && (
          <text fill={ground} stroke={color} strokeWidth="19" strokeDasharray="14 8">
            {tspans}
          </text>
        )}
        <text fill={color} {...(isStitched && { stroke: ground, strokeWidth: 11 })}>
          {tspans}
        </text>
      </g>
    );
  });
}
