import { render, screen } from '@testing-library/react';
import { localesOf } from '../../helpers/locales';
import { wrapPage } from '../../../src/layout/document/wrap-page';

const strings = { crashTitle: 'Unexpected Application Error!', reload: 'Load again' };
const locales = localesOf({ layout: strings });

function Broken(): never {
  throw new Error('broken');
}

test('a page that breaks shows the specified heading and a way on', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    wrapPage({
      element: <Broken />,
      props: { data: { locales } },
    } as unknown as Parameters<typeof wrapPage>[0]),
  );
  expect(screen.getByRole('heading', { name: strings.crashTitle })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: strings.reload })).toBeInTheDocument();
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
});
