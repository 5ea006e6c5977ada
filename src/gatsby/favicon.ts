import { markSvg } from '../components/motif/mark-svg';

/** Gives the studio's symbol as the icon of the browser's tab. */
export function favicon(): string {
  return markSvg({ size: 64, ground: '#17130E', thread: '#F7A80D' });
}
