let served: string | undefined;
/** What the served page would need to be drawn anew, until the visitor leaves it. */
let waiting: (() => void)[] = [];
/** While the code of the served page runs; what runs later belongs to pages that are drawn here. */
let isStarting = false;

/** Notes that the page at this path was drawn by the server and is coming to life. */
export function serve(path: string): void {
  served = path;
  isStarting = true;
}

/** Notes that the page that the server drew has come to life. */
export function servedPageLives(): void {
  isStarting = false;
}

/** Takes the path that a visitor goes to; from another page on, pages are drawn here, on the way Back this one too. */
export function leaveServedPage(path: string): void {
  if (served === path) return;
  served = undefined;
  for (const fetch of waiting) fetch();
  waiting = [];
}

/** Tells whether what is drawn now is on the screen already, as the server sent it. */
export function isServed(): boolean {
  return served !== undefined;
}

/** Takes what fetches code of the page that is being loaded; does it once that page may be drawn here. */
export function onceDrawnHere(fetch: () => void): void {
  if (isStarting) waiting.push(fetch);
  else fetch();
}
