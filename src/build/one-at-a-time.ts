/**
 * Returns a function that never runs the work twice at the same time. Calls during a run share one more run after it, with the argument
 * of the last call.
 */
export function oneAtATime<T>(work: (latest: T) => Promise<void>): (argument: T) => Promise<void> {
  let running = Promise.resolve();
  let waiting: { latest: T; done: Promise<void> } | undefined;
  return (argument) => {
    if (waiting) {
      waiting.latest = argument;
      return waiting.done;
    }
    const next = { latest: argument, done: running.catch(() => undefined).then(begin) };
    function begin() {
      waiting = undefined;
      running = work(next.latest);
      return running;
    }
    waiting = next;
    return next.done;
  };
}
