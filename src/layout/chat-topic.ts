import type { ChatTopic } from '../i18n/chat-greeting';
import type { Translate } from '../i18n/translate';
import { allLinks } from './footer-groups';
import { pagesOf } from './pages-of';
import type { LinkedEntries } from './shell';

/** Returns the topic of a chat that starts on a page. */
export function chatTopic(path: string, data: LinkedEntries, translate: Translate): ChatTopic {
  const at = (page: { readonly path: string }) => page.path === path;
  const service = pagesOf(data, 'services').find(at)?.linkText;
  if (service) return { service };
  return { page: allLinks(data, translate).find(({ to }) => to === path)?.name };
}
