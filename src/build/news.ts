import type { News } from '../lib/news';
import type { SiteFonts } from './site-fonts';

interface Board {
  news: News;
  readers: Set<(news: News) => void>;
}

/** Gatsby compiles its configuration and its hooks apart, so that they share no module, only the process. */
const place = Symbol.for('news of the content');

function board(): Board {
  const shared = globalThis as { [place]?: Board };
  const fresh = (): Board => ({ news: { errors: '', fonts: {} }, readers: new Set() });
  return shared[place] ?? (shared[place] = fresh());
}

export function tell(change: { errors?: string; fonts?: SiteFonts['rules'] }): void {
  const { news, readers } = board();
  if (change.errors !== undefined) news.errors = change.errors;
  Object.assign(news.fonts, change.fonts);
  for (const read of readers) read(news);
}

/** Returns a function that ends the subscription. */
export function listen(read: (news: News) => void): () => void {
  const { news, readers } = board();
  readers.add(read);
  read(news);
  return () => readers.delete(read);
}
