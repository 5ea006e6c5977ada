import type { Translate } from './translate';

/** What a chat is about, in the page's language. */
export interface ChatTopic {
  /** The name of the page it begins on. */
  readonly page?: string | undefined;
  /** The service that the page is about: it says more than the name of the page. */
  readonly service?: string | undefined;
  /** The package that was chosen. */
  readonly tier?: string | undefined;
}

/** Returns the message that is typed in already, a line for each. */
export function chatGreeting(
  greeting: string,
  { page, service, tier }: ChatTopic,
  translate: Translate,
): string {
  const place = service
    ? translate('layout:chatService', { service })
    : page && translate('layout:chatPage', { page });
  return [greeting, place, tier && translate('layout:chatTier', { tier })]
    .filter(Boolean)
    .join('\n');
}
