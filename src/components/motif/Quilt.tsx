/** A border, 40 pixels high and as wide as its parent. The pattern is never cut off. It needs the styles of `stitchCss`. */
export function Quilt() {
  return <span aria-hidden="true" className="quilt" />;
}
