import type { ChatTopic } from '../i18n/chat-greeting';
import type { Translate } from '../i18n/translate';
import { footerGroups, legalGroup, type FooterData } from './footer-groups';
import { headerItems } from './navigation';

/** Takes the English path of a page, the pages and a translator; gives what a chat that begins there is about. */
export function chatTopic(path: string, data: FooterData, translate: Translate): ChatTopic {
  const at = (page: { readonly path: string }) => page.path === path;
  const service = data.allService.nodes.find(at)?.title;
  if (service) return { service };
  const header = headerItems(data, translate).flatMap((item) => [item, ...item.children]);
  const footer = [...footerGroups(data, translate), legalGroup(translate)];
  const links = [...header, ...footer.flatMap((group) => group.links)];
  return { page: links.find(({ to }) => to === path)?.name };
}
