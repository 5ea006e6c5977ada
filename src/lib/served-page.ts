type Fetch = () => Promise<unknown>;

/** Milliseconds that a visitor who goes on waits for the code of still parts before the page is drawn without them. */
const patience = 3000;

let served: string | undefined;
/** What the served page would need to be drawn anew, until the visitor is about to leave it. */
let waiting: Fetch[] = [];
/** What pages that are drawn here need beside their own code, and has been asked for. */
const coming: Promise<unknown>[] = [];
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
  askForParts();
}

/** Tells whether what is drawn now is on the screen already, as the server sent it. */
export function isServed(): boolean {
  return served !== undefined;
}

/** Takes what fetches code of the page that is being loaded; does it once that page may be drawn here. */
export function onceDrawnHere(fetch: Fetch): void {
  if (isStarting) waiting.push(fetch);
  else ask(fetch);
}

/** Asks for what the served page would need to be drawn anew: the next page may be of its kind, and the way Back leads to it. */
export function askForParts(): void {
  waiting.forEach(ask);
  waiting = [];
}

/** Resolves when the code of all still parts that was asked for is here, or fails to come. */
export async function partsArrived(): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([Promise.all(coming), enough]);
}

// A page may be drawn without what does not come (src/components/still.tsx).
const ask = (fetch: Fetch) => coming.push(fetch().catch(() => undefined));
