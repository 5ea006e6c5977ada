import { act, fireEvent, screen } from '@testing-library/react';
import { rotationInterval } from '../../../../src/motion/useRotation';
import { Highlights } from '../../../../src/sections/home/hero/Highlights';
import { openWindow, watchAnimations } from '../../../helpers/browser';
import { renderStyled } from '../../../helpers/render';

const show = () =>
  renderStyled(
    <Highlights
      highlights={[
        { title: 'First', text: 'one' },
        { title: 'Second', text: 'two' },
      ]}
      strings={{ title: 'Promises', pause: 'Pause', play: 'Play' }}
    />,
  );

const current = () =>
  screen.getAllByRole('listitem').find((item) => item.dataset['current'] === 'true')?.textContent;
const turn = () =>
  act(() => {
    jest.advanceTimersByTime(rotationInterval);
  });

beforeEach(() => {
  document.documentElement.dataset['scripting'] = 'on';
  watchAnimations();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Highlights', () => {
  it('takes turns every three seconds, round and round', () => {
    openWindow({});
    show();
    expect(rotationInterval).toBe(3000);
    expect(current()).toContain('First');
    turn();
    expect(current()).toContain('Second');
    turn();
    expect(current()).toContain('First');
  });

  it('stops and goes on by its button', () => {
    openWindow({});
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    turn();
    expect(current()).toContain('First');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    turn();
    expect(current()).toContain('Second');
  });

  it.each([
    ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['the focus', fireEvent.focus, fireEvent.blur],
  ])('rests while %s is on it', (_, enter, leave) => {
    openWindow({});
    show();
    const group = screen.getByRole('group', { name: 'Promises' });
    enter(group);
    turn();
    expect(current()).toContain('First');
    leave(group);
    turn();
    expect(current()).toContain('Second');
  });

  it('starts stopped for visitors who prefer less motion, who may start it', () => {
    openWindow({ still: true });
    show();
    turn();
    expect(current()).toContain('First');
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    turn();
    expect(current()).toContain('Second');
  });

  it('hides none of them from assistive tech', () => {
    openWindow({});
    show();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
