import { cleanText } from '../../../forms/clean';
import { subjectKinds, type SubjectKind } from '../../../i18n/page-paths';
import { cut } from '../../../lib/cut';

/** The most characters of a subject. The site's own links are far shorter. */
const longest = 120;

/** Returns the subject in the query as one line, or undefined. */
export function readSubject(search: URLSearchParams): string | undefined {
  const subject = cleanText(search.get('subject') ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(subject, longest) || undefined;
}

/** Returns what the subject in the query is about, or undefined. */
export function readSubjectKind(search: URLSearchParams): SubjectKind | undefined {
  return subjectKinds.find((kind) => kind === search.get('for'));
}
