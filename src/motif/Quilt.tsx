/** A border 40 pixels high across its parent, whole repeats at any width. Needs the styles of `stitchCss`. */
export function Quilt() {
  return <span aria-hidden="true" className="quilt" />;
}
