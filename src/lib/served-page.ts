let served: string | undefined;

/** Notes that the page at this path was drawn by the server and is coming to life. */
export function serve(path: string): void {
  served = path;
}

/** Takes the path that a visitor goes to; from another page on, pages are drawn here. */
export function leaveServedPage(path: string): void {
  if (served !== path) served = undefined;
}

/** Tells whether what is drawn now is on the screen already, as the server sent it. */
export function isServed(): boolean {
  return served !== undefined;
}
