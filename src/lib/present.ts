/** Returns a value that GraphQL calls nullable, or throws where it is missing after all. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`the page's query found no ${name}`);
  return value;
}
