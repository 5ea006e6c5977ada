import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { followMedia } from '../../../lib/follow-media';
import { lastFirst, slidesInView } from './positions';

/** Milliseconds without a scroll event after which scrolling has ended, for browsers without `scrollend`. */
const settleTime = 120;

interface Options {
  total: number;
  /** A carousel only below 768 px. On wider screens, all slides are visible. */
  phoneOnly: boolean;
}

/**
 * Moves a carousel by whole slides. Returns the first visible slide, the number of visible slides (undefined before hydration), whether
 * the visitor has moved it, and the handlers of its parts.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, { total, phoneOnly }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inView = useInView(phoneOnly ? total : undefined);
  const [wanted, setWanted] = useState(0);
  const [moved, setMoved] = useState(false);
  const last = lastFirst(total, inView ?? 1);
  const index = Math.min(wanted, last);

  const show = (slide: number) => {
    setWanted(slide);
    setMoved(true);
  };
  /*
   * Focus in a slide that scrolls out moves to the track, so that it stays in view. Not when scrolling has ended by itself: with the Tab key,
   * the focus is ahead of it.
   */
  const goTo = (slide: number) => {
    const target = Math.max(0, Math.min(slide, last));
    if (target === index) return;
    track.current?.scrollTo({ left: target * stepOf(track.current) });
    const focused = [...(track.current?.children ?? [])].findIndex((child) =>
      child.contains(document.activeElement),
    );
    const leaves = focused >= 0 && (focused < target || focused >= target + (inView ?? 1));
    if (leaves) track.current?.focus({ preventScroll: true });
    show(target);
  };
  const settle = () => {
    const slide = Math.min(slideAt(track.current) ?? index, last);
    if (slide !== index) show(slide);
  };
  const onScroll = () => {
    // A busy browser may pause between slides. `scrollend` ignores that, the timer does not.
    if ('onscrollend' in window) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, settleTime);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const slides: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: last,
    };
    const slide = slides[event.key];
    if (slide === undefined || inView === total) return;
    event.preventDefault();
    goTo(slide);
  };

  useEffect(() => {
    // The visitor may have scrolled before hydration, and the browser scrolls when the window changes. There is no announcement for that.
    let frame = 0;
    const followScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setWanted((known) => slideAt(track.current) ?? known));
    };
    followScroll();
    addEventListener('resize', followScroll);
    return () => {
      removeEventListener('resize', followScroll);
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [track]);
  return { index, last, inView, moved, goTo, onScroll, onScrollEnd: settle, onKeyDown };
}

/** Returns the slide that the track is scrolled to, if there is a layout. */
function slideAt(track: HTMLElement | null): number | undefined {
  const step = track ? stepOf(track) : 0;
  return track && step > 0 ? Math.round(track.scrollLeft / step) : undefined;
}

/** Returns the distance between two slides in pixels, or 0 without a layout. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

/** In rem, as Chakra writes the breakpoints of the styles: they follow the text size of the browser. */
const queries = slidesInView.map(({ from, slides }) => ({
  query: `(min-width: ${from / 16}rem)`,
  slides,
}));

const subscribe = (onChange: () => void) =>
  followMedia(
    queries.map(({ query }) => query),
    onChange,
  );

/** Returns the number of visible slides (from 768 px on: `wide`, if given), or undefined on the server. */
function useInView(wide: number | undefined): number | undefined {
  const slides = useSyncExternalStore(
    subscribe,
    () => queries.find(({ query }) => matchMedia(query).matches)?.slides ?? 1,
    () => undefined,
  );
  return slides !== undefined && slides > 1 ? (wide ?? slides) : slides;
}
