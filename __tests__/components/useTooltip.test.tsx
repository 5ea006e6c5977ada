import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTooltip } from '../../src/components/useTooltip';

function Host({ name }: { name: string }) {
  const { open, handlers } = useTooltip();
  return (
    <span data-testid={name} {...handlers}>
      {open ? `${name} is open` : `${name} is closed`}
    </span>
  );
}

const mouse = { pointerType: 'mouse' };
const hover = (name: string) => fireEvent.pointerEnter(screen.getByTestId(name), mouse);
const leave = (name: string) => fireEvent.pointerLeave(screen.getByTestId(name), mouse);
const is = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer events.
  window.PointerEvent = class extends MouseEvent {
    pointerType: string;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? '';
    }
  } as typeof PointerEvent;
  render(
    <>
      <Host name="one" />
      <Host name="two" />
    </>,
  );
  pass(1000);
});
afterEach(() => jest.useRealTimers());

test('opens after 700 ms of hovering, not before', () => {
  hover('one');
  pass(699);
  is('one is closed');
  pass(1);
  is('one is open');
});

test('the next one opens at once within 300 ms of a close, and waits again after that', () => {
  hover('one');
  pass(700);
  leave('one');
  pass(300);
  hover('two');
  pass(0);
  is('two is open');
  leave('two');
  pass(301);
  hover('one');
  pass(699);
  is('one is closed');
});

test('leaving before it opens keeps it closed, and Escape closes it', () => {
  hover('one');
  pass(500);
  leave('one');
  pass(1000);
  is('one is closed');
  hover('one');
  pass(700);
  fireEvent.keyDown(document, { key: 'Escape' });
  is('one is closed');
});

test('a finger opens none', () => {
  fireEvent.pointerEnter(screen.getByTestId('one'), { pointerType: 'touch' });
  pass(2000);
  is('one is closed');
});
