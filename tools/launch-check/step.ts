/** One thing to do before the site goes live, as its owner reads it. */
export interface Step {
  title: string;
  /** `yours`: nothing on this machine can tell; the owner looks. */
  state: 'done' | 'open' | 'yours';
  why: string;
  /** What to do and where, a line each: file and line, or address. */
  todo: readonly string[];
  /** How one sees that it is done. */
  done: string;
  /** A text to copy, as it is. */
  copy?: string;
}
