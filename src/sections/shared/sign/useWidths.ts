import { useState } from 'react';
import { loadWholeFonts } from './whole-fonts';
import { estimatedWidth, measuredWidth } from './widths';

/** Measures names. `prepare` loads the fonts of a text, and measures again when they are there. */
export function useWidths() {
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);
  const measure = () => setWidthOf(() => measuredWidth());
  const prepare = async (text: string) => {
    if (widthOf === estimatedWidth) measure();
    if (await loadWholeFonts(text)) measure();
  };
  return { widthOf, prepare };
}
