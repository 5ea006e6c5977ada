import { render, screen } from '@testing-library/react';
import { openDetailsForPrint } from '../../../src/layout/document/open-details-for-print';

test('details are open in print, and restored afterwards', () => {
  openDetailsForPrint();
  render(
    <>
      <main>
        <details>
          <summary>Price</summary>
          <p>It depends.</p>
        </details>
        <details open>
          <summary>Time</summary>
          <p>A month.</p>
        </details>
      </main>
      <details>
        <summary>Menu</summary>
        <p>Pages</p>
      </details>
    </>,
  );
  const seen = () =>
    ['It depends.', 'A month.', 'Pages'].filter((text) => {
      const details = screen.getByText(text).closest('details');
      return details?.open;
    });
  dispatchEvent(new Event('beforeprint'));
  expect(seen()).toEqual(['It depends.', 'A month.']);
  dispatchEvent(new Event('afterprint'));
  expect(seen()).toEqual(['A month.']);
});
