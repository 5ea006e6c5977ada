/**
 * The suites that the command line names, in their own order; all without a name. Throws on a
 * name that no suite has.
 */
export function selectSuites<S extends { name: string }>(
  all: readonly S[],
  names: readonly string[],
): readonly S[] {
  const unknown = names.filter((name) => !all.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(`No suite is called ${unknown.join(', ')}. There are: ${known}.`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}
