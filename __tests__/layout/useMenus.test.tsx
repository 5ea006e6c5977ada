import { render, screen } from '@testing-library/react';
import { useMenus } from '../../src/layout/useMenus';
import { openWindow } from '../helpers/browser';

function Header() {
  useMenus();
  return (
    <header data-menus="">
      {['Services', 'Support'].map((name) => (
        <div key={name} data-testid={name} data-hover-menu="">
          <details data-menu="">
            <summary>{name}</summary>
            <a href="#list">{`In ${name}`}</a>
          </details>
        </div>
      ))}
    </header>
  );
}

const button = (name: string) => screen.getByText(name, { exact: true });
const isOpen = (name: string) => button(name).closest('details')?.open;
const hover = (name: string) =>
  screen
    .getByTestId(name)
    .dispatchEvent(Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }));
/** A click as Safari and older Firefox send it: without a pointer type. */
const click = (name: string, detail: number) =>
  button(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));

beforeEach(() => {
  openWindow({ still: true });
  render(<Header />);
});

test('a mouse click does not close what hover opened, a key does', () => {
  hover('Services');
  click('Services', 1);
  expect(isOpen('Services')).toBe(true);
  click('Services', 0);
  expect(isOpen('Services')).toBe(false);
});

test('the focus stays on the button of a menu that the mouse closes', () => {
  hover('Services');
  screen.getByRole('link', { name: 'In Services' }).focus();
  hover('Support');
  expect(isOpen('Services')).toBe(false);
  expect(isOpen('Support')).toBe(true);
  expect(button('Services')).toHaveFocus();
});
