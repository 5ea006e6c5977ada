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

test.each(['#50%', '#%E0%A4%A', '#nothing', '#'])('%s opens nothing and breaks nothing', (hash) => {
  window.history.replaceState(null, '', hash);
  render(<Probe />);
  for (const slug of slugs) expect(screen.getByText(`About ${slug}.`)).not.toBeVisible();
});

test('whatever stands behind the hash, the questions are shown', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !slugs.includes(text)),
      (text) => {
        window.history.replaceState(null, '', `#${text}`);
        const { unmount } = render(<Probe />);
        expect(screen.getAllByRole('group')).toHaveLength(slugs.length);
        unmount();
      },
    ),
  );
});
