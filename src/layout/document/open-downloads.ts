import { closest } from '../../../plugins/gatsby-plugin-html-first/src/browser/closest';
import { isInApp } from '../../lib/in-app';

/** Inside of an app, a link that downloads a file opens it instead: a download would do nothing there. */
export function openDownloads(): void {
  if (!isInApp()) return;
  addEventListener('click', (event) => closest(event, 'a[download]')?.removeAttribute('download'), {
    capture: true,
  });
}
