import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useOpenQuestions } from '../../../../src/routes/support/faq/useOpenQuestions';

const slugs = ['price', 'time'];

function Probe() {
  const { open, toggle } = useOpenQuestions(slugs);
  return slugs.map((slug) => (
    <details
      key={slug}
      open={open.has(slug)}
      onToggle={({ currentTarget }) => toggle(slug, currentTarget.open)}
    >
      <summary>{slug}</summary>
      <p id={slug}>About {slug}.</p>
    </details>
  ));
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('an address that names a question opens it alone', () => {
  window.history.replaceState(null, '', '#time');
  render(<Probe />);
  expect(screen.getByText('About time.')).toBeVisible();
  expect(screen.getByText('About price.')).not.toBeVisible();
});

test('any other hash opens nothing and breaks nothing', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !slugs.includes(text)),
      (text) => {
        window.history.replaceState(null, '', `#${text}`);
        const { unmount } = render(<Probe />);
        for (const slug of slugs) expect(screen.getByText(`About ${slug}.`)).not.toBeVisible();
        unmount();
      },
    ),
    { examples: [['50%'], ['%E0%A4%A'], ['']] },
  );
});
