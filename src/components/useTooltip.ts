import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';

/** Milliseconds: `open` before a tooltip opens, `skip` after one closes, while the next opens at once (docs/requirements.md#timing). */
export const tooltipTiming = { open: 700, skip: 300 } as const;

let closedAt = Number.NEGATIVE_INFINITY;

/** Returns whether a tooltip is open, and the ref and handlers of its host element. */
export function useTooltip() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const host = useRef<HTMLElement>(null);

  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) closedAt = performance.now();
    setOpen(false);
  };

  /** Opens the tooltip if the pointer or the focus was on the element before hydration. */
  const catchUp = useEffectEvent(() => {
    if (host.current?.querySelector(':focus-visible')) show(0);
    else if (host.current?.matches(':hover') && matchMedia('(hover: hover)').matches)
      show(tooltipTiming.open);
  });

  useEffect(() => {
    catchUp();
    return () => clearTimeout(timer.current);
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      show(performance.now() - closedAt <= tooltipTiming.skip ? 0 : tooltipTiming.open);
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) show(0);
    },
    onBlur: hide,
  };
  return { open, host, handlers };
}
