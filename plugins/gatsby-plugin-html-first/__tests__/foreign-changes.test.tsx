import { act, render, screen } from '@testing-library/react';
import { allowForeignChanges } from '../src/browser/foreign-changes';

beforeAll(allowForeignChanges);

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button>Send</button>
    </div>
  );
}

/** Shows lines, lets somebody change the page, and shows other lines. */
function change(before: string[], somebody: () => void, after: string[]) {
  const { rerender } = render(<Lines lines={before} />);
  somebody();
  act(() => rerender(<Lines lines={after} />));
  return screen.queryAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
}

test('an element that somebody has removed does not stop React', () => {
  const remove = () => screen.getByText('one').remove();
  expect(change(['one', 'two'], remove, ['two', 'three'])).toEqual(['two', 'three']);
});

/** Puts an element around a line. */
const wrap = (text: string) => () => {
  const line = screen.getByText(text);
  const wrapper = document.createElement('section');
  line.replaceWith(wrapper);
  wrapper.append(line);
};

test('a new element comes before one that somebody has wrapped', () => {
  expect(change(['two'], wrap('two'), ['one', 'two'])).toEqual(['one', 'two']);
});

test('an element that somebody has wrapped is removed', () => {
  expect(change(['one', 'two'], wrap('one'), ['two'])).toEqual(['two']);
});

test('where the next element is gone, a new one is still shown', () => {
  const remove = () => screen.getByRole('button').remove();
  expect(change([], remove, ['one'])).toEqual(['one']);
});
