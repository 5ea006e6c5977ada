/** Returns the SVG attributes of a stitched line. @param dash Length and gap of its stitches. */
export const stitches = (stroke: string, strokeWidth: number, dash: string) =>
  ({ fill: 'none', stroke, strokeWidth, strokeDasharray: dash, strokeLinecap: 'round' }) as const;
