import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '../../../../src/sections/home/carousel/Carousel';
import { openWindow } from '../../../helpers/browser';
import { inWords, renderStyled } from '../../../helpers/render';

const Words = inWords({
  home: {
    carouselPrevious: 'Previous',
    carouselNext: 'Next',
    carouselDot: 'To {{slide}}',
    carouselMany: '{{first}}-{{last}} of {{total}}',
  },
});

function show() {
  const slides = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({
    key,
    content: <a href={`#${key}`}>{key}</a>,
  }));
  return renderStyled(
    <Words>
      <h2 id="title">Letters</h2>
      <Carousel labelledBy="title" slides={slides} phoneOnly={false} />
    </Words>,
  );
}

/** An arrow, which is hidden on jsdom's narrow screen. */
const arrow = (name: string) => screen.getByRole('button', { name, hidden: true });

/** Which of the dots is the current one, and how many there are. */
function place() {
  const dots = screen.getAllByRole('button', { name: /^To/ });
  return [dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1, dots.length];
}

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
});

describe('Carousel', () => {
  it('shows one slide where large text gives a wide screen the layout of a phone', () => {
    openWindow({ width: 1024, textSize: 32 });
    show();
    expect(place()).toEqual([1, 6]);
  });

  it('hides no slide from the search of the browser', () => {
    openWindow({ width: 360 });
    show();
    for (const link of screen.getAllByRole('link'))
      expect(link.closest('[inert], [hidden], [aria-hidden]')).toBeNull();
  });

  it('moves one slide at a time, says so, and stops at both ends', async () => {
    openWindow({ width: 1440 });
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(arrow('Previous')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(arrow('Next'));
    expect(screen.getByRole('status')).toHaveTextContent('2-4 of 6');

    for (let press = 0; press < 4; press += 1) await userEvent.click(arrow('Next'));
    expect(place()).toEqual([2, 2]);
    expect(arrow('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows what is scrolled to before scripts ran, and after the window has turned', async () => {
    openWindow({ width: 360 });
    const room = 100;
    const siblings = (element: HTMLElement) => [...(element.parentElement?.children ?? [])];
    const offset = jest
      .spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
      .mockImplementation(function (this: HTMLElement) {
        return siblings(this).indexOf(this) * room;
      });
    const scroll = jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * room);
    show();
    await waitFor(() => expect(place()).toEqual([3, 6]));
    scroll.mockReturnValue(room);
    fireEvent(window, new Event('resize'));
    await waitFor(() => expect(place()).toEqual([2, 6]));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    offset.mockRestore();
    scroll.mockRestore();
  });

  it('follows keys alone, and keeps the focus when the focused slide leaves', async () => {
    openWindow({ width: 360 });
    show();
    screen.getByRole('link', { name: 'a' }).focus();
    for (const [keys, slide] of [
      ['{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}', 1],
      ['{ArrowRight}', 2],
      ['{End}', 6],
      ['{ArrowLeft}', 5],
    ] as const) {
      await userEvent.keyboard(keys);
      expect(place()).toEqual([slide, 6]);
    }
    expect(screen.getByRole('list')).toHaveFocus();
  });

  describe('followed by hand', () => {
    const pause = () => act(() => jest.advanceTimersByTime(1000));

    beforeEach(() => {
      jest.useFakeTimers();
      openWindow({ width: 360 });
      show();
      pause();
      const track = screen.getByRole('list');
      for (const [place, slide] of [...track.children].entries())
        Object.defineProperty(slide, 'offsetLeft', { value: place * 300 });
      track.scrollLeft = 610;
    });
    afterEach(() => jest.useRealTimers());

    it('stands where it came to rest, in browsers that do not tell', () => {
      const known = Object.getOwnPropertyDescriptor(window, 'onscrollend') ?? {};
      Reflect.deleteProperty(window, 'onscrollend');
      fireEvent.scroll(screen.getByRole('list'));
      Object.defineProperty(window, 'onscrollend', known);
      pause();
      expect(place()).toEqual([3, 6]);
    });

    it('waits for the end of a way that pauses, where the browser tells it', () => {
      fireEvent.scroll(screen.getByRole('list'));
      pause();
      expect(place()).toEqual([1, 6]);
      fireEvent(screen.getByRole('list'), new Event('scrollend'));
      expect(place()).toEqual([3, 6]);
    });
  });
});
