import { useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import { newSum, solves, type Sum } from './sum';

export interface SumCheck {
  /** What is asked now; undefined when nothing is. */
  sum: Sum | undefined;
  /** It is asked because the form looks as if a robot had filled it in. */
  again: boolean;
  /** Judges an answer; a wrong one brings new numbers (docs/requirements.md#intake-form). True when nothing is asked. */
  check: (answer: string) => boolean;
  /** Asks one more sum, once. Gives false when it was asked before. */
  askAgain: () => boolean;
  /** Starts over for another message. */
  reset: () => void;
}

/** Nothing is asked before scripts run, as a built page has the same numbers for everyone. */
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
