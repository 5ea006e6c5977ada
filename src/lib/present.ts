/** Returns a value that the GraphQL types call nullable. Throws if it is missing. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`the page's query found no ${name}`);
  return value;
}
