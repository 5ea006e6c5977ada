import { startTransition, useEffect, useState } from 'react';
import { newSum, solves, type Sum } from './sum';

export interface SumCheck {
  /** The sum to solve, or undefined if none is asked yet. It is not in the static HTML, which would have the same numbers for everyone. */
  sum: Sum | undefined;
  /** Returns whether an answer is right. If not, it asks a new sum (docs/requirements.md#intake-form). */
  check: (answer: string) => boolean;
  renew: () => void;
}

/** Asks a sum, which keeps bots out. */
export function useSum(): SumCheck {
  const [sum, setSum] = useState<Sum>();
  const renew = () => setSum(newSum());
  // With hydration in one update, it would be a long task.
  useEffect(() => startTransition(renew), []);
  return {
    sum,
    check(answer) {
      const isRight = sum !== undefined && solves(sum, answer);
      if (!isRight) renew();
      return isRight;
    },
    renew,
  };
}
