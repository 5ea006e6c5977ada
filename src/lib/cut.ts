/** Returns the start of a text: whole characters as readers count them, at most `longest` UTF-16 code units. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Firefox before 125 has no segmenter. There, a cut splits no code point.
  const end =
    'Segmenter' in Intl
      ? // eslint-disable-next-line compat/compat -- asked for above
        new Intl.Segmenter().segment(text).containing(longest)?.index
      : longest - Number(/[\ud800-\udbff]/.test(text.charAt(longest - 1)));
  return text.slice(0, end);
}
