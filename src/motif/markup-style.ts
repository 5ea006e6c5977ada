/** Short names inside the drawing, so that the long fallback is written once. */
export const threadStyle = {
  '--t1': 'var(--thread-1,currentColor)',
  '--t2': 'var(--thread-2,currentColor)',
  '--t3': 'var(--thread-3,currentColor)',
  '--t4': 'var(--thread-4,var(--thread-2,currentColor))',
};
