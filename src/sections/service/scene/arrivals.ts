/** Returns when each part is there, in seconds, on a connection of so many megabits a second. One part loads after another. */
export function arrivals(kilobytes: readonly number[], megabits: number): number[] {
  let total = 0;
  return kilobytes.map((size) => {
    total += size;
    return (total * 8) / 1000 / megabits;
  });
}
