import { navigate } from 'gatsby';
import { askForParts, partsArrived } from './served-page';

/** Gatsby's way to fetch what a page needs, as it hands it to `onInitialClientRender`; it resolves for failures, too. */
export type LoadPage = (path: string) => Promise<{ status?: string } | undefined>;

/** Milliseconds after which a page that does not come is left to the browser, which shows that it is loading. */
const patience = 8000;

let load: LoadPage = () => Promise.resolve({});
/** The way a visitor asked for last. */
let latest: symbol;

/** Takes Gatsby's way to fetch pages, as soon as it is known. */
export function loadPagesBy(loadPage: LoadPage): void {
  load = loadPage;
  addEventListener('popstate', () => (latest = Symbol()));
}

/** Takes the path of a page that a visitor may go on to; fetches what it needs. */
export async function prepare(path: string): Promise<void> {
  // What does not come now is asked of the server when they do go there.
  await load(path).catch(() => undefined);
}

/**
 * Takes the path of a page of this site, with query and hash; goes there once all its code is here. What comes after a page has
 * begun with a gap, React holds back for a moment more (docs/decisions/0025-going-on.md). What does not come the server has.
 */
export async function goOn(path: string, options: { state?: object } = {}): Promise<void> {
  const mine = (latest = Symbol());
  const { pathname, search } = new URL(path, location.href);
  const isHere = pathname === location.pathname;
  // While developing a page is made when it is asked for, and Gatsby shows that.
  const comes =
    isHere || process.env.NODE_ENV === 'development' || (await allComes(pathname + search));
  if (mine !== latest) return;
  if (comes) navigate(path, { replace: isHere, ...options });
  else location.assign(path);
}

async function allComes(path: string): Promise<boolean> {
  const enough = new Promise<undefined>((resolve) => setTimeout(resolve, patience));
  askForParts();
  const page = await Promise.race([load(path).catch(() => undefined), enough]);
  if (!page || page.status === 'error') return false;
  await partsArrived();
  return true;
}
