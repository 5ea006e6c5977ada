/** Takes the text of a legal page's file and a moment; gives it with that month as the one of its last change. Throws without one. */
export function dated(yaml: string, now: Date): string {
  const line = /^updated: .*$/m;
  if (!line.test(yaml)) throw new Error("there is no line 'updated:' to put the month in");
  return yaml.replace(line, `updated: ${now.toISOString().slice(0, 7)}`);
}
