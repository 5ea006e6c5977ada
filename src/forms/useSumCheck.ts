import { useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import { newSum, solves, type Sum } from './sum';

export interface SumCheck {
  /** The current sum, or undefined if none is asked. */
  sum: Sum | undefined;
  /** Whether it is asked because the form looks as if a bot had filled it in. */
  again: boolean;
  /** Returns whether the answer is right, or true if no sum is asked. A wrong answer gives a new sum (docs/requirements.md#intake-form). */
  check: (answer: string) => boolean;
  /** Asks a new sum, at most once. Returns false if it was asked before. */
  askAgain: () => boolean;
  /** Starts over for another message. */
  reset: () => void;
}

/** No sum is in the static HTML, which would have the same numbers for everyone. */
export function useSumCheck(always: boolean): SumCheck {
  const hydrated = useHydrated();
  const [drawn, setSum] = useState(() => (always ? newSum() : undefined));
  const sum = hydrated ? drawn : undefined;
  const [again, setAgain] = useState(false);
  const asked = useRef(false);
  return {
    sum,
    again,
    check(answer) {
      if (!sum || solves(sum, answer)) return true;
      setSum(newSum());
      return false;
    },
    askAgain() {
      if (asked.current) return false;
      asked.current = true;
      setAgain(true);
      setSum(newSum());
      return true;
    },
    reset() {
      asked.current = false;
      setAgain(false);
      setSum(always ? newSum() : undefined);
    },
  };
}
