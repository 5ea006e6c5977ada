import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Key, Point, Tab } from './engine';

/** What a visitor looks for: by role and exact name, or by a selector where it has neither. */
export type Wanted = (
  | { role: TestingLibrary.ByRoleMatcher & string; name?: string; css?: never }
  | { css: string; role?: never; name?: never }
) & { within?: Wanted };

const library = readFileSync(
  path.join(
    path.dirname(require.resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);
const soon = { timeout: 40_000, intervals: [50, 100] };

/** Whoever looks at a page: finds by role and name with Testing Library in the page, acts with real mouse and keys. */
export class Visitor {
  readonly #tab: Tab;

  constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Opens a path and waits until React has hydrated the page. */
  async opens(address: string): Promise<void> {
    await this.#tab.goto(address);
    await this.isServed();
  }

  /** Waits until React has hydrated the page and its letters are there: then it answers and stands still. */
  async isServed(): Promise<void> {
    await this.until(async () => {
      // The page starts at the first key; one that is only just arriving may miss it.
      await this.#tab.press('Shift');
      return this.asks(
        () => document.fonts.status === 'loaded' && 'hydrated' in document.documentElement.dataset,
      );
    });
  }

  resizes(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  presses(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  /** Takes a function that runs in the page. */
  asks<R>(question: () => R): Promise<R> {
    return this.#tab.call(question.toString(), []) as Promise<R>;
  }

  /** Where the visitor is: path, query and anchor. */
  address(): Promise<string> {
    return this.asks(() => location.pathname + location.search + location.hash);
  }

  arrivesAt(address: string): Promise<void> {
    return comesTo('the address', () => this.address(), address);
  }

  /** Waits until it is there to be seen. */
  sees(wanted: Wanted): Promise<void> {
    return comesTo(said(wanted), () => this.#count(wanted), 1);
  }

  /** Waits until it is not, or no longer, there to be seen. */
  misses(wanted: Wanted): Promise<void> {
    return comesTo(said(wanted), () => this.#count(wanted), 0);
  }

  /** What a function, which runs in the page, says of each that is found. */
  reads<R>(wanted: Wanted, read: (element: HTMLElement) => R): Promise<R[]> {
    return this.#inPage(wanted, `(found) => Promise.all(found.map(${read.toString()}))`) as Promise<
      R[]
    >;
  }

  /** Waits until a function, which runs in the page, says this of the one that is found. */
  finds<R>(wanted: Wanted, read: (element: HTMLElement) => R, expected: R): Promise<void> {
    return comesTo(said(wanted), () => this.reads(wanted, read), [expected]);
  }

  async hovers(wanted: Wanted): Promise<void> {
    await this.#tab.move(await this.#place(wanted));
  }

  /** Clicks, again where the page moved it away under the mouse. */
  async clicks(wanted: Wanted): Promise<void> {
    await this.until(async () => {
      await this.#tab.click(await this.#place(wanted));
      // Where the page has changed, the click has told.
      return this.asks(() => !('aimedAt' in window)).catch(() => true);
    });
  }

  /** Puts the mouse where nothing answers to it. */
  async leaves(): Promise<void> {
    await this.#tab.move({ x: 3, y: 400 });
  }

  async focuses(wanted: Wanted): Promise<void> {
    await this.finds(
      wanted,
      (element) => (element.focus(), document.activeElement === element),
      true,
    );
  }

  async types(wanted: Wanted, text: string): Promise<void> {
    await this.focuses(wanted);
    await this.#tab.type(text);
  }

  /** Picks an option by its text. */
  async picks(wanted: Wanted, option: string): Promise<void> {
    await this.#until(
      wanted,
      (element, text) => {
        const select = element as HTMLSelectElement;
        const index = [...select.options].findIndex(({ label }) => label === text);
        if (index < 0) return undefined;
        select.selectedIndex = index;
        for (const type of ['input', 'change'])
          select.dispatchEvent(new Event(type, { bubbles: true }));
        return true;
      },
      option,
    );
  }

  /** Waits until what the visitor asks is so. */
  until(question: () => boolean | Promise<boolean>): Promise<void> {
    return comesTo('what is waited for', question, true);
  }

  /** What has gone wrong so far, once all of it has been told. */
  async complaints(): Promise<readonly string[]> {
    await this.asks(() => console.error('that is all'));
    const all = () => this.#tab.complaints();
    await this.until(() => all().some((complaint) => complaint.endsWith('that is all')));
    return all().filter((complaint) => !complaint.endsWith('that is all'));
  }

  /** Where to point at it, once it stands still and nothing lies over it. */
  #place(wanted: Wanted): Promise<Point> {
    return this.#until(wanted, async (element) => {
      const middle = () => {
        const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const inView = ({ x, y }: Point) => x > 0 && y > 80 && x < innerWidth && y < innerHeight;
      if (!inView(middle()) && !element.closest('header'))
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const before = middle();
      // Two frames: what moves has moved.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const after = middle();
      const still = before.x === after.x && before.y === after.y;
      const top = document.elementFromPoint(after.x, after.y);
      const isIt = (hit: Element) => element.contains(hit) || hit.contains(element);
      if (!still || !top || !isIt(top)) return undefined;
      Object.assign(window, { aimedAt: element });
      const hear = ({ target }: Event) => {
        if (isIt(target as Element)) Reflect.deleteProperty(window, 'aimedAt');
      };
      window.addEventListener('click', hear, { capture: true, once: true });
      return after;
    });
  }

  async #until<A, R>(
    wanted: Wanted,
    act: (element: HTMLElement, argument: A) => R | Promise<R>,
    argument?: A,
  ): Promise<NonNullable<Awaited<R>>> {
    let result: unknown;
    await expect(async () => {
      result = await this.#inPage(
        wanted,
        `(found, argument) => found.length === 1 ? (${act.toString()})(found[0], argument) : undefined`,
        argument,
      );
      expect(result ?? undefined, said(wanted)).toBeDefined();
    }).toPass(soon);
    return result as NonNullable<Awaited<R>>;
  }

  async #count(wanted: Wanted): Promise<number> {
    return (await this.#inPage(wanted, '(found) => found.length')) as number;
  }

  /** Gives what a function, given as its source, makes of the elements that are found; brings Testing Library if need be. */
  async #inPage(wanted: Wanted, use: string, argument?: unknown): Promise<unknown> {
    const source = `(wanted, argument) => 'TestingLibraryDom' in window
      ? Promise.resolve((${use})((${find.toString()})(wanted), argument)).then((value) => ({ value }))
      : null`;
    const args = argument === undefined ? [wanted] : [wanted, argument];
    let result = (await this.#tab.call(source, args)) as { value?: unknown } | null;
    if (!result) {
      await this.#tab.call(`() => { (function () { ${library} }).call(window); }`, []);
      result = (await this.#tab.call(source, args)) as { value?: unknown } | null;
    }
    return result?.value;
  }
}

/** Runs in the page: gives what is wanted, as far as it can be seen and is not hidden from those who hear. */
function find(wanted: Wanted): HTMLElement[] {
  const { queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  const inside = ({ role, name, css, within }: Wanted): HTMLElement[] =>
    (within ? inside(within) : [document.body]).flatMap((part) =>
      role === undefined
        ? [...part.querySelectorAll<HTMLElement>(css)]
        : queryAllByRole(part, role, { hidden: true, ...(name !== undefined && { name }) }),
    );
  return inside(wanted).filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]'),
  );
}

/** Waits until a question has this answer; one that fails, for the page is just changing, is asked again. */
async function comesTo<A>(what: string, question: () => A | Promise<A>, answer: A): Promise<void> {
  await expect(async () => {
    const found: unknown = await question();
    expect(found, what).toEqual(answer);
  }).toPass(soon);
}

function said({ role, name, css, within }: Wanted): string {
  const own = role === undefined ? css : `${role} ${name ?? ''}`.trim();
  return within ? `${said(within)} > ${own}` : own;
}
