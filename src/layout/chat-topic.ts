import type { ChatTopic } from '../i18n/chat-greeting';
import type { Translate } from '../i18n/translate';
import { allLinks, type FooterData } from './footer-groups';

/** Returns the topic of a chat that starts on a page. */
export function chatTopic(path: string, data: FooterData, translate: Translate): ChatTopic {
  const at = (page: { readonly path: string }) => page.path === path;
  const service = data.allService.nodes.find(at)?.title;
  if (service) return { service };
  return { page: allLinks(data, translate).find(({ to }) => to === path)?.name };
}
