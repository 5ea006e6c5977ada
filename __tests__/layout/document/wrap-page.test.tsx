import { render, screen } from '@testing-library/react';
import { localesOf } from '../../helpers/locales';
import { wrapPage } from '../../../src/layout/document/wrap-page';

const strings = { crashTitle: 'Unexpected Application Error!', reload: 'Load again', home: 'Home' };
const locales = localesOf({ layout: strings });

function Broken(): never {
  throw new Error('broken');
}

const wrapped = (data: unknown) =>
  wrapPage({ element: <Broken />, props: { data } } as unknown as Parameters<typeof wrapPage>[0]);

test('a page that breaks shows the specified heading and ways on', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(wrapped({ locales }));
  expect(screen.getByRole('heading', { name: strings.crashTitle })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: strings.reload })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: strings.home })).toHaveAttribute('href', '/');
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
});

test.each([[null], [undefined], [{}], [{ locales: { edges: [] } }]])(
  'data without strings, such as %j, replace no page',
  (data) => {
    expect(() => wrapped(data)).toThrow();
  },
);
