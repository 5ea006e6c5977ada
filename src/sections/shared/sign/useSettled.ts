import { useEffect, useState } from 'react';

/** Milliseconds without a change. */
const settledAfterMs = 1000;

/** Returns a text once it has not changed for a second, so that a screen reader does not read every letter. Empty at first. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && settled === '') return undefined;
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
