import { useEffect, useRef } from 'react';
import { thumbnailId } from './Thumbnail';

/**
 * Returns a function that remembers the opener. After the lightbox closes, the focus returns to it, or to the last picture.
 */
export function useRestoreFocus(slug: string | undefined): (opener: HTMLElement) => void {
  const openerRef = useRef<HTMLElement>(undefined);
  const lastRef = useRef<string>(undefined);
  useEffect(() => {
    const last = lastRef.current;
    lastRef.current = slug;
    if (slug || !last) return;
    if (openerRef.current?.isConnected) openerRef.current.focus({ preventScroll: true });
    else document.getElementById(thumbnailId(last))?.focus();
    openerRef.current = undefined;
  }, [slug]);
  return (opener) => {
    openerRef.current = opener;
  };
}
