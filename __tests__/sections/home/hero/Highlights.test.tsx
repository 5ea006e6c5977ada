import { act, fireEvent, screen } from '@testing-library/react';
import { Highlights } from '../../../../src/sections/home/hero/Highlights';
import { openWindow } from '../../../helpers/browser';
import { renderStyled } from '../../../helpers/render';

const show = () =>
  renderStyled(
    <Highlights
      highlights={[
        { title: 'First', text: 'one' },
        { title: 'Second', text: 'two' },
      ]}
    />,
  );

const current = () =>
  screen.getAllByRole('listitem').find((item) => item.dataset['current'] === 'true')?.textContent;
// docs/requirements.md#timing
const turn = () => act(() => jest.advanceTimersByTime(3000));

beforeEach(() => {
  document.documentElement.dataset['scripting'] = 'on';
  // jsdom has none.
  const animation = { pause: jest.fn(), play: jest.fn(), cancel: jest.fn(), finish: jest.fn() };
  Element.prototype.animate = () => animation as unknown as Animation;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('Highlights', () => {
  it('takes turns until it is paused', () => {
    openWindow({});
    show();
    turn();
    expect(current()).toContain('Second');
    fireEvent.click(screen.getByRole('button', { name: 'home:pauseHighlights' }));
    turn();
    expect(current()).toContain('Second');
    expect(screen.getByRole('button', { name: 'home:playHighlights' })).toBeInTheDocument();
  });

  it('rests while the focus is on it', () => {
    openWindow({});
    show();
    const group = screen.getByRole('group', { name: 'home:highlights' });
    fireEvent.focus(group);
    turn();
    expect(current()).toContain('First');
    fireEvent.blur(group);
    turn();
    expect(current()).toContain('Second');
  });

  it('starts stopped for visitors who prefer less motion, who may start it', () => {
    openWindow({ still: true });
    show();
    turn();
    expect(current()).toContain('First');
    fireEvent.click(screen.getByRole('button', { name: 'home:playHighlights' }));
    turn();
    expect(current()).toContain('Second');
  });
});
