/** Returns whether the visitor saves data or has a slow connection. */
export function savesData(): boolean {
  // Undefined where the browser does not say.
  const { connection } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
