import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrate } from '../../../plugins/gatsby-plugin-html-first/src/browser/hydrate';
import { localesOf } from '../../helpers/locales';
import { wrapPage } from '../../../src/layout/document/wrap-page';

const strings = { crashTitle: 'Unexpected Application Error!', reload: 'Load again', home: 'Home' };
const locales = localesOf({ layout: strings });

function Broken(): never {
  throw new Error('broken');
}

const wrapped = (data: unknown, element = <Broken />) =>
  wrapPage({ element, props: { data } } as unknown as Parameters<typeof wrapPage>[0]);

function BreaksWhenHydrated() {
  useEffect(() => {
    throw new Error('no such API');
  }, []);
  return <p>Text</p>;
}

test('a page that breaks shows the specified heading and ways on', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(wrapped({ locales }));
  expect(screen.getByRole('heading', { name: strings.crashTitle })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: strings.reload })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: strings.home })).toHaveAttribute('href', '/');
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
});

test('a page that was hydrated stays to read if an effect breaks', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported = jest.fn();
  const { reportError } = globalThis;
  // React calls no `onUncaughtError` inside of `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: reported });
  const container = document.createElement('div');
  container.innerHTML = '<p>Text</p>';
  hydrate(wrapped({ locales }, <BreaksWhenHydrated />), container);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  expect(container.innerHTML).toBe('<p>Text</p>');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, reportError });
  silent.mockRestore();
});

test.each([[null], [undefined], [{}], [{ locales: { edges: [] } }]])(
  'data without strings, such as %j, replace no page',
  (data) => {
    expect(() => wrapped(data)).toThrow();
  },
);
