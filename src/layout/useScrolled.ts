import { useEffect, useState } from 'react';

/** How far, in pixels, a page is scrolled before the header becomes solid (spec §9). */
export const scrollThreshold = 50;

/** Tells whether the page is scrolled past the threshold; false on the server. */
export function useScrolled(threshold = scrollThreshold): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [threshold]);
  return scrolled;
}
