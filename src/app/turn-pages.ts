import { parsePath } from '../i18n/paths';
import { prefersStillness } from '../motion/stillness';

/** Milliseconds in which the next page is drawn; until then the browser shows the one before, and nothing on it moves. */
const patience = 500;

let arrive: () => void = () => undefined;

/** Tells that the page which a visitor goes on to has been drawn. */
export function pageDrawn(): void {
  arrive();
}

/**
 * Lets the cover of the page that a visitor goes on to travel from its card to its new place, while one page turns into the
 * other: `data-cover` holds the English path of the page that it belongs to. Pages without one change at once, as a slow phone
 * works out the style of the whole page twice for a turn; and so does the way back, where browsers have motions of their own,
 * a browser without view transitions or `navigation`, and a visitor who prefers less motion.
 */
export function turnPages(): void {
  if (!('navigation' in window) || !('startViewTransition' in document)) return;
  // Told before Gatsby asks for the next frame, in which it hands the new page to React; that draws it in a task of its own, when
  // the page that is left has been caught.
  window.navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    const { pathname } = new URL(destination.url);
    const goesOn = navigationType === 'push' && destination.sameDocument;
    if (goesOn && pathname !== location.pathname && !prefersStillness())
      void turnTo(parsePath(pathname).path);
  });
}

async function turnTo(path: string): Promise<void> {
  const before = findCover(path);
  if (!before || !isInView(before)) return;
  const enough = new Promise<void>((resolve) => setTimeout(resolve, patience));
  const drawn = new Promise<void>((resolve) => (arrive = resolve));
  name(before, 'cover');
  let after: HTMLElement | null = null;
  const turn = document.startViewTransition(async () => {
    await Promise.race([drawn, enough]);
    name(before, '');
    after = findCover(path);
    name(after, 'cover');
    const picture = after?.querySelector('img')?.decode();
    await Promise.race([picture?.catch(() => undefined), enough]);
  });
  // Another tap has come in between, or nobody is looking.
  turn.ready.catch(() => undefined);
  await turn.finished;
  name(after, '');
}

const findCover = (path: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-cover="${CSS.escape(path)}"]`);

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

function name(element: HTMLElement | null, value: string): void {
  if (element) element.style.viewTransitionName = value;
}
