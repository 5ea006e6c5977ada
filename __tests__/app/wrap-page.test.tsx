import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Crash } from '../../src/app/Crash';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import { wrapPage } from '../../src/app/wrap-page';
import { translator } from '../../src/i18n/translate';

const locales = {
  edges: [
    {
      node: {
        ns: 'layout',
        data: JSON.stringify({ crashTitle: 'Unexpected Application Error!', reload: 'Load again' }),
      },
    },
  ],
};

function Broken(): never {
  throw new Error('broken');
}

test('a page that breaks shows the specified heading and a way on', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    wrapPage({
      element: <Broken />,
      props: { data: { locales }, location: { pathname: '/' } },
    } as unknown as Parameters<typeof wrapPage>[0]),
  );
  expect(
    screen.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(silent).toHaveBeenCalled();
  silent.mockRestore();
});

test('a page that works is shown as it is', () => {
  const fallback: ComponentProps<typeof ErrorBoundary>['fallback'] = (
    <Crash translate={translator({ edges: [] })} />
  );
  render(
    <ErrorBoundary fallback={fallback}>
      <p>all well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('all well')).toBeInTheDocument();
});
