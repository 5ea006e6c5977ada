/** Characters of a subject at most: what the site's own links send is far shorter. */
const longest = 120;

/** Returns what the visitor writes about, as one short line, or undefined. */
export function readSubject(search: URLSearchParams): string | undefined {
  const subject = (search.get('subject') ?? '').replace(/\s+/g, ' ').trim().slice(0, longest);
  return subject || undefined;
}
