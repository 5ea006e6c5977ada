/**
 * Returns a function that runs the work, never twice at the same time. Calls that come while it is at work share one more run, which begins
 * after the last of them and gets its argument, so that the last state is what stays.
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
