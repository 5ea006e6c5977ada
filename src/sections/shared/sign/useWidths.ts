import { useState } from 'react';
import { estimatedWidth } from './widths';

/** Measures names. `prepare` loads the fonts of a text, and measures again when they are there. Their code comes with the first call. */
export function useWidths() {
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);
  const prepare = async (text: string) => {
    const { loadWholeFonts, measuredWidth } = await import('./whole-fonts');
    const measure = () => setWidthOf(() => measuredWidth());
    if (widthOf === estimatedWidth) measure();
    if (await loadWholeFonts(text)) measure();
  };
  return { widthOf, prepare };
}
