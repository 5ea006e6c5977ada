import type { Reporter } from 'gatsby';
import { publish } from './dev-events';
import { oneAtATime } from './one-at-a-time';

/**
 * Returns a function that runs the work one at a time, and reports in the terminal and on the page what cache it from being done: a file may
 * go while it is read, and the server must not go with it.
 */
export function whileDeveloping<T extends { reporter: Pick<Reporter, 'log'> }>(
  work: (tools: T) => Promise<void>,
): (tools: T) => Promise<void> {
  return oneAtATime(async (tools) => {
    try {
      await work(tools);
    } catch (error) {
      const errors = error instanceof Error ? error.message : String(error);
      tools.reporter.log(`\n${errors}\n`);
      publish({ errors });
    }
  });
}
