import { waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrate } from '../src/browser/hydrate';
import { assertOwnPage } from '../src/browser/own-page';

const built = '<main><h1>Career</h1><a href="/">Home</a><input></main>';
const reported = jest.fn();

const reportErrors = globalThis.reportError;

beforeEach(() => {
  reported.mockClear();
  // React calls no `onUncaughtError` inside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: reported });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, reportError: reportErrors });
  jest.restoreAllMocks();
});

/** Hydrates the built page, in which the visitor has typed. */
function hydrated(element: ReactNode) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = built;
  const input = container.querySelector('input') as HTMLInputElement;
  input.value = 'typed';
  hydrate(element, container);
  return container;
}

/** A page as it was built, with one part. */
const page = (part: ReactNode) => (
  <main>
    <h1>Career</h1>
    <a href="/">Home</a>
    {part}
  </main>
);

function Broken(): never {
  throw new Error('broken');
}

function BreaksLater({ onHydrated }: { onHydrated: () => void }) {
  const [isBroken, setBroken] = useState(false);
  useEffect(onHydrated, [onHydrated]);
  if (isBroken) throw new Error('broken later');
  return <input onFocus={() => setBroken(true)} />;
}

async function expectBuilt(container: HTMLElement) {
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(container.innerHTML).toBe(built);
  expect(container.querySelector('input')).toHaveValue('typed');
  expect(document.documentElement.dataset['scripting']).toBe('lost');
}

test('a page that breaks while it hydrates stays as it was built, with what was typed', async () => {
  await expectBuilt(hydrated(page(<Broken />)));
});

test('a page that breaks at its root stays as it was built', async () => {
  await expectBuilt(hydrated(<Broken />));
});

test('a page that breaks after it was hydrated stays as well', async () => {
  const onHydrated = jest.fn();
  const container = hydrated(page(<BreaksLater onHydrated={onHydrated} />));
  await waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(reported).not.toHaveBeenCalled();
  container.querySelector('input')?.focus();
  await expectBuilt(container);
});

test('only the data of the page itself are rendered', () => {
  const check = (own: string | undefined, path: string) => () => {
    Object.assign(window, { pagePath: own });
    assertOwnPage({ page: { path } });
  };
  expect(check('/career', '/career')).not.toThrow();
  expect(check('/404.html', '/404')).not.toThrow();
  expect(check('/career', '/career?fbclid=x.html')).not.toThrow();
  // Development.
  expect(check(undefined, '/career')).not.toThrow();
  expect(check('/career', '/')).toThrow('Expected the data of /career, got that of /');
  expect(check('/fr/career', '/career')).toThrow();
  expect(() => assertOwnPage(undefined)).toThrow('got that of no page');
});
