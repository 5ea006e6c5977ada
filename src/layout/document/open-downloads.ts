import { isInApp } from '../../lib/in-app';

/** Inside of an app, a link that downloads a file opens it instead: a download would do nothing there. */
export function openDownloads(): void {
  if (!isInApp()) return;
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a[download]')?.removeAttribute('download'),
    { capture: true },
  );
}
