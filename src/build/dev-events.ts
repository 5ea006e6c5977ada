import type { DevEvents } from '../lib/dev-events';
import type { SiteFonts } from './site-fonts';

interface Board {
  events: DevEvents;
  readers: Set<(events: DevEvents) => void>;
}

/** Gatsby bundles its configuration and its hooks separately, so they share no modules, only the process. */
const key = Symbol.for('events of the content');

function board(): Board {
  const shared = globalThis as { [key]?: Board };
  const fresh = (): Board => ({ events: { errors: '', fonts: {} }, readers: new Set() });
  return shared[key] ?? (shared[key] = fresh());
}

export function publish(change: { errors?: string; fonts?: SiteFonts['rules'] }): void {
  const { events, readers } = board();
  if (change.errors !== undefined) events.errors = change.errors;
  Object.assign(events.fonts, change.fonts);
  for (const read of readers) read(events);
}

/** Returns a function that ends the subscription. */
export function listen(read: (events: DevEvents) => void): () => void {
  const { events, readers } = board();
  readers.add(read);
  read(events);
  return () => readers.delete(read);
}
