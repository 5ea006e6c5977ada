/** Delays in milliseconds before a failed script, style sheet or picture is requested again. */
export const retryDelays = [1000, 4000];
/** How often a file is requested again at most. One that is gone fails whatever the connection. */
export const maxTries = 10;
/** Milliseconds after which the rest of a page no longer waits for a style sheet. */
export const blockedForMs = 10_000;

/**
 * Requests style sheets and pictures again that fail to load. The styles of a page after its first screen come in one file, and React takes
 * them for inserted (emotion.ts), so nothing else would. What still fails is requested when there may be a connection again: the device is
 * online, the page is shown, or another file has loaded. A style sheet that neither comes nor fails would hide what follows it. Its copy
 * does not, as it is inserted by a script.
 */
export function retryFiles(): void {
  const tries = new Map<string, number>();
  const failed = new Set<() => void>();
  const retryPicture = (picture: HTMLImageElement) => {
    // Setting it starts the request, also with `srcset`.
    if (picture.isConnected) picture.setAttribute('src', picture.getAttribute('src') ?? '');
  };
  const retryLater = (address: string, retry: () => void) => {
    const count = tries.get(address) ?? 0;
    const delay = retryDelays[count];
    tries.set(address, count + 1);
    if (delay !== undefined) setTimeout(retry, delay);
    else if (count < maxTries) failed.add(retry);
  };
  const retryFailed = () => {
    if (document.hidden) return;
    for (const retry of failed) retry();
    failed.clear();
  };
  const requestAgain = (link: HTMLLinkElement) => link.replaceWith(link.cloneNode());
  const unblock = () => {
    if (document.readyState !== 'loading') return;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      if (!link.sheet) requestAgain(link);
    setTimeout(unblock, blockedForMs);
  };
  setTimeout(unblock, blockedForMs);
  // The error of a resource does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        retryLater(target.href, () => requestAgain(target));
      if (target instanceof HTMLImageElement && target.src)
        retryLater(target.currentSrc || target.src, () => retryPicture(target));
    },
    { capture: true },
  );
  addEventListener('online', retryFailed);
  document.addEventListener('visibilitychange', retryFailed);
  // That of a resource does not reach the window.
  document.addEventListener('load', retryFailed, { capture: true });
}
