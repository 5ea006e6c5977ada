/** Delays in milliseconds before a failed script, style sheet or picture is requested again. */
export const retryDelays = [1000, 4000];
/** Milliseconds after which the rest of a page no longer waits for a style sheet. */
export const blockedForMs = 10_000;

/**
 * Requests style sheets and pictures again that fail to load. The styles of a page after its first screen come in one file, and React takes
 * them for inserted (emotion.ts), so nothing else would. Pictures that failed are also requested when the device is online again. A style
 * sheet that neither comes nor fails would hide what follows it. Its copy does not, as it is inserted by a script.
 */
export function retryFiles(): void {
  const tries = new Map<string, number>();
  const failed = new Set<HTMLImageElement>();
  const retryPicture = (picture: HTMLImageElement) => {
    failed.delete(picture);
    // Setting it starts the request, also with `srcset`.
    if (picture.isConnected) picture.setAttribute('src', picture.getAttribute('src') ?? '');
  };
  const retryLater = (address: string, retry: () => void) => {
    const count = tries.get(address) ?? 0;
    const delay = retryDelays[count];
    tries.set(address, count + 1);
    if (delay !== undefined) setTimeout(retry, delay);
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
      if (!(target instanceof HTMLImageElement) || !target.src) return;
      failed.add(target);
      retryLater(target.currentSrc || target.src, () => retryPicture(target));
    },
    { capture: true },
  );
  addEventListener('online', () => {
    for (const picture of failed) retryPicture(picture);
  });
}
