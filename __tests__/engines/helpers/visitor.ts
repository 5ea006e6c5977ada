import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { Engine, Point } from './engine';

/** An element, by role and exact name, or by a selector. */
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

/** Finds elements with Testing Library in the page, and acts with real mouse and keyboard events. */
export class Visitor {
  readonly presses: Engine['press'];
  readonly resizes: Engine['resize'];
  /** Runs a script in each page that is opened from then on. */
  readonly meets: (script: string) => unknown;
  /** Holds the files with an ending until the returned function is called. */
  readonly holds: (ending: string) => () => void;

  constructor(
    private readonly engine: Engine,
    private readonly site: {
      url: string;
      complaints: readonly string[];
      change: (script: string) => unknown;
      hold: (ending: string) => () => void;
    },
  ) {
    this.presses = engine.press;
    this.resizes = engine.resize;
    this.meets = site.change;
    this.holds = site.hold;
  }

  /** Opens a path and waits until React has hydrated the page. */
  async opens(address: string): Promise<void> {
    await this.goesTo(address);
    await this.isReady();
  }

  goesTo(address: string): Promise<unknown> {
    return this.engine.goto(this.site.url + address);
  }

  /** Waits until React has hydrated the page and its fonts have loaded. */
  isReady(): Promise<unknown> {
    return until(async () => {
      // The first key starts hydration. A page that is still loading may miss it.
      await this.engine.press('Shift');
      return this.asks(
        () => document.fonts.status === 'loaded' && 'hydrated' in document.documentElement.dataset,
      );
    }, true);
  }

  /** Takes a function that runs in the page. */
  asks<R>(question: () => R | Promise<R>): Promise<R> {
    return this.engine.call(question.toString()) as Promise<R>;
  }

  /** Waits for an address with this path, query and hash. */
  arrivesAt(address: string): Promise<unknown> {
    return until(
      () => this.asks(() => location.pathname + location.search + location.hash),
      address,
    );
  }

  /** Waits until the element is visible. */
  sees(wanted: Wanted): Promise<unknown> {
    return this.finds(wanted, () => true, true);
  }

  /** Waits until the element is not visible. */
  doesNotSee(wanted: Wanted): Promise<unknown> {
    return this.findsAll(wanted, () => true, []);
  }

  /** Returns the results of a function for each found element. Injects Testing Library if needed. */
  async reads<R, A>(wanted: Wanted, read: (element: HTMLElement, argument: A) => R, argument?: A) {
    const source = `(wanted, argument) => 'TestingLibraryDom' in window &&
      Promise.all((${find.toString()})(wanted).map((element) => (${read.toString()})(element, argument)))`;
    const ask = () => this.engine.call(source, wanted, argument ?? null);
    let result = await ask();
    if (result === false) {
      await this.engine.call(`() => { (function () { ${library} }).call(window); }`);
      result = await ask();
    }
    return result as Awaited<R>[];
  }

  /** Waits until the results of a function for all found elements are these. */
  findsAll<R>(wanted: Wanted, read: (element: HTMLElement) => R, expected: R[]): Promise<unknown> {
    return until(() => this.reads(wanted, read), expected, wanted);
  }

  /** Waits until the result for the one found element is this. */
  finds<R>(wanted: Wanted, read: (element: HTMLElement) => R, expected: R): Promise<unknown> {
    return this.findsAll(wanted, read, [expected]);
  }

  says(wanted: Wanted, text: string): Promise<unknown> {
    return this.finds(wanted, (element) => element.textContent, text);
  }

  hasFocus(wanted: Wanted): Promise<unknown> {
    return this.finds(wanted, (element) => element === document.activeElement, true);
  }

  async hovers(wanted: Wanted): Promise<void> {
    await this.engine.move(await this.#place(wanted));
  }

  /** Clicks, and tries again if the element moved. */
  async clicks(wanted: Wanted): Promise<void> {
    await until(async () => {
      await this.engine.click(await this.#place(wanted));
      const isHeard = async () => {
        for (let frame = 0; frame < 30 && 'aimedAt' in window; frame += 1)
          await new Promise(requestAnimationFrame);
        return !('aimedAt' in window);
      };
      // If the page has changed, the click worked.
      return this.asks(isHeard).catch(() => true);
    }, true);
  }

  /** Moves the mouse away from all controls. */
  leaves(): Promise<unknown> {
    return this.engine.move({ x: 3, y: 400 });
  }

  focuses(wanted: Wanted): Promise<unknown> {
    return this.finds(
      wanted,
      (element) => (element.focus(), document.activeElement === element),
      true,
    );
  }

  async types(wanted: Wanted, text: string): Promise<void> {
    await this.focuses(wanted);
    await this.engine.type(text);
  }

  /** Picks an option by its text. */
  async picks(wanted: Wanted, option: string): Promise<void> {
    const pick = (element: HTMLElement, text: string) => {
      const select = element as HTMLSelectElement;
      select.selectedIndex = [...select.options].findIndex(({ label }) => label === text);
      for (const type of ['input', 'change'])
        select.dispatchEvent(new Event(type, { bubbles: true }));
      return select.selectedIndex >= 0;
    };
    await until(() => this.reads(wanted, pick, option), [true], wanted);
  }

  /** Returns all errors so far. */
  async complaints(): Promise<readonly string[]> {
    await this.asks(() => console.error('that is all'));
    const all = this.site.complaints;
    await until(() => Promise.resolve(all.some((one) => one.endsWith('that is all'))), true);
    // A busy browser skips view transitions.
    return all.filter((one) => !/that is all$|Transition was/.test(one));
  }

  /** Returns the point to click, when the element does not move and is not covered. */
  async #place(wanted: Wanted): Promise<Point> {
    const place = async (element: HTMLElement) => {
      const middle = () => {
        const { x, y, width, height } = element.getClientRects()[0] ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const inView = ({ x, y }: Point) => x > 0 && y > 80 && x < innerWidth && y < innerHeight;
      if (!inView(middle()) && !element.closest('header'))
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const before = middle();
      // Two frames, to detect movement.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const after = middle();
      const isIt = (hit: Element) => element.contains(hit) || hit.contains(element);
      const top = document.elementFromPoint(after.x, after.y);
      if (before.x !== after.x || before.y !== after.y || !top || !isIt(top)) return null;
      Object.assign(window, { aimedAt: element });
      // If the element moves between press and release, the click goes to what contains both places.
      const hear = ({ target }: Event) => {
        if (target === top || element.contains(target as Element))
          Reflect.deleteProperty(window, 'aimedAt');
      };
      window.addEventListener('click', hear, { capture: true, once: true });
      return after;
    };
    const [point] = await until(() => this.reads(wanted, place), [expect.anything()], wanted);
    return point as Point;
  }
}

/** Runs in the page: returns the matching elements that are visible and not hidden from assistive technology. */
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

/** Polls until a function returns this value. Errors are ignored, as the page may be changing. */
async function until<A>(question: () => Promise<A>, answer: unknown, what?: Wanted): Promise<A> {
  let found: unknown;
  await expect(async () => {
    found = await question();
    expect(found, JSON.stringify(what)).toEqual(answer);
  }).toPass({ timeout: 40_000, intervals: [50, 100] });
  return found as A;
}
