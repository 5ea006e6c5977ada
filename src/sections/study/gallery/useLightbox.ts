import { useEffect, type ComponentType } from 'react';
import { late } from '../../../lib/late';
import { useLate } from '../../../hooks/useLate';
import { closeImage, openedHere } from './address';
import type { LightboxProps } from './Lightbox';

/** Milliseconds after which a picture is shown without the lightbox. */
const patience = 5000;
const lightbox = late<ComponentType<LightboxProps>>(
  async () => (await import('./Lightbox')).Lightbox,
  patience,
);

/**
 * Takes the address of the open picture's large file, if one is open; gives the lightbox once its code is there, and a function
 * that fetches the code beforehand. If it does not come, the file is shown in the lightbox's place in the history, so that Back
 * leads to the page; whoever came by the address of the picture stays on the page.
 */
export function useLightbox(file: string | undefined) {
  const { part: Lightbox, late: isLate } = useLate(lightbox, file !== undefined);
  useEffect(() => {
    if (!isLate || file === undefined) return;
    if (openedHere()) window.location.replace(file);
    else closeImage();
  }, [isLate, file]);
  return { Lightbox, prepare: () => void lightbox.want() };
}
