import { fetchCode } from './when-needed';

/** A part of the page whose code comes when it is needed, or does not. */
export interface Late<T> {
  /** Fetches it unless that is under way; resolves once it is here, and never rejects. */
  want: () => Promise<T>;
  /** How far it is: the part, once it is here, and whether the visitor needs another way until then. */
  state: () => LateState<T>;
  /** Calls back when the state changes; gives the function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

export interface LateState<T> {
  readonly part?: T;
  readonly late: boolean;
}

/**
 * Takes what fetches a part and the milliseconds a visitor waits for it in peace. Such a part never breaks the page: when its
 * download has failed a few times, or takes too long, it is `late`, and whoever shows it offers the plain way instead. It is
 * tried again when it is wanted again and when the network comes back.
 */
export function late<T>(load: () => Promise<T>, patience: number): Late<T> {
  let state: LateState<T> = { late: false };
  let fetching = false;
  let arrive: (part: T) => void = () => undefined;
  const arrived = new Promise<T>((resolve) => (arrive = resolve));
  const listeners = new Set<() => void>();

  const become = (next: LateState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchPart = async () => {
    if (fetching || 'part' in state) return;
    fetching = true;
    const timer = setTimeout(() => become({ late: true }), patience);
    try {
      const part = await fetchCode(load);
      become({ part, late: false });
      arrive(part);
    } catch {
      become({ late: true });
      addEventListener('online', () => void fetchPart(), { once: true });
    }
    clearTimeout(timer);
    fetching = false;
  };
  return {
    want: () => {
      void fetchPart();
      return arrived;
    },
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
