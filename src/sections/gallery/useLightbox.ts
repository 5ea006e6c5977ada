import { useState, type ComponentType } from 'react';
import type { LightboxProps } from './Lightbox';

/**
 * Gives the lightbox once its code is there, and a function that fetches the code; where that fails the function's `instead`
 * is called.
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const load = (instead?: () => void) => {
    if (Lightbox) return;
    import('./Lightbox').then(
      (module) => setLightbox(() => module.Lightbox),
      () => instead?.(),
    );
  };
  return { Lightbox, load };
}
