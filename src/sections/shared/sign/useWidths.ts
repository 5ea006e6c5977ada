import { useState } from 'react';
import { estimatedWidth } from './widths';

/** Measures names. `prepare` loads the fonts of a text, and measures again when they are there. Their code comes with the first call. */
export function useWidths() {
  const [widthOf, setWidthOf] = useState(() => estimatedWidth);
  const prepare = async (text: string) => {
    // The next letter asks for it again. Until then, names have their estimated widths.
    // eslint-disable-next-line no-restricted-syntax -- see above
    const code = await import('./whole-fonts').catch(() => undefined);
    if (!code) return;
    const { loadWholeFonts, measuredWidth } = code;
    const measure = () => setWidthOf(() => measuredWidth());
    if (widthOf === estimatedWidth) measure();
    if (await loadWholeFonts(text)) measure();
  };
  return { widthOf, prepare };
}
