import { startTransition, useEffect, useRef, useState } from 'react';
import { newSum, passes, type Sum } from './sum';

export interface SumCheck {
  /** The current sum, or undefined if none is asked, or not yet. */
  sum: Sum | undefined;
  /** Whether it is asked because the form looks as if a bot had filled it in. */
  again: boolean;
  /** Returns whether the message may be sent. Otherwise it asks a new sum (docs/requirements.md#intake-form). */
  check: (answer: string) => boolean;
  /** Asks a new sum, at most once. Returns false if it was asked before. */
  askAgain: () => boolean;
  /** Starts over for another message. */
  reset: () => void;
}

/** No sum is in the static HTML, which would have the same numbers for everyone. */
export function useSumCheck(always: boolean): SumCheck {
  const [sum, setSum] = useState<Sum>();
  const [again, setAgain] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    // With hydration in one update, it would be a long task.
    if (always) startTransition(() => setSum(newSum()));
  }, [always]);
  return {
    sum,
    again,
    check(answer) {
      if (passes(sum, always, answer)) return true;
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
