import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { lastFirst, slidesInView } from './positions';

/** Milliseconds without scrolling after which the track stands still, where the browser does not say so itself. */
const settleTime = 120;

interface Options {
  total: number;
  /** A carousel below 768 px alone; from there on all slides are in view. */
  phoneOnly: boolean;
}

/**
 * Follows it and moves it by whole slides. Gives the first slide in view, how many are in view (undefined until scripts run), whether the
 * visitor has moved it, and the handlers of its parts.
 */
export function useCarousel(track: RefObject<HTMLElement | null>, { total, phoneOnly }: Options) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inView = useInView(phoneOnly ? total : undefined);
  const [wanted, setWanted] = useState(0);
  const [moved, setMoved] = useState(false);
  const last = lastFirst(total, inView ?? 1);
  const index = Math.min(wanted, last);

  /* A slide that leaves becomes inert: focus in it would be lost, so the track takes it. */
  const show = (slide: number) => {
    const focused = [...(track.current?.children ?? [])].findIndex((child) =>
      child.contains(document.activeElement),
    );
    const leaves = focused >= 0 && (focused < slide || focused >= slide + (inView ?? 1));
    if (leaves) track.current?.focus({ preventScroll: true });
    setWanted(slide);
    setMoved(true);
  };
  const goTo = (slide: number) => {
    const target = Math.max(0, Math.min(slide, last));
    if (target === index) return;
    track.current?.scrollTo({ left: target * stepOf(track.current) });
    show(target);
  };
  const settle = () => {
    const slide = Math.min(slideAt(track.current) ?? index, last);
    if (slide !== index) show(slide);
  };
  const onScroll = () => {
    // A busy browser pauses on the way; what is then the nearest slide is not where the visitor goes.
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
    // What was scrolled before this ran counts, without a word about it.
    const frame = requestAnimationFrame(() => {
      setWanted((known) => slideAt(track.current) ?? known);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer.current);
    };
  }, [track]);
  return { index, last, inView, moved, goTo, onScroll, onScrollEnd: settle, onKeyDown };
}

/** The slide that a track is scrolled to; undefined where there is no track or no layout. */
function slideAt(track: HTMLElement | null): number | undefined {
  const step = track ? stepOf(track) : 0;
  return track && step > 0 ? Math.round(track.scrollLeft / step) : undefined;
}

/** The way from one slide to the next in pixels; 0 where there is one slide or no layout. */
function stepOf(track: HTMLElement): number {
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>;
  return first && second ? second.offsetLeft - first.offsetLeft : 0;
}

const queries = () =>
  slidesInView.map(({ from, slides }) => ({ list: matchMedia(`(min-width: ${from}px)`), slides }));

function subscribe(onChange: () => void) {
  const lists = queries().map(({ list }) => list);
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** Returns how many slides the window shows, `wide` in place of the specified numbers from 768 px; the server cannot tell. */
function useInView(wide: number | undefined): number | undefined {
  const slides = useSyncExternalStore(
    subscribe,
    () => queries().find(({ list }) => list.matches)?.slides ?? 1,
    () => undefined,
  );
  return slides !== undefined && slides > 1 ? (wide ?? slides) : slides;
}
