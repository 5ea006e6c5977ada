import type { Translate } from './translate';

/** The topic of a chat, in the language of the page. */
export interface ChatTopic {
  /** The name of the page. */
  readonly page?: string | undefined;
  /** The service of the page, which replaces its name. */
  readonly service?: string | undefined;
  /** The package that was chosen. */
  readonly package?: string | undefined;
}

/** Returns the prefilled message, with one line for each fact. */
export function chatGreeting(
  greeting: string,
  { page, service, package: chosen }: ChatTopic,
  translate: Translate,
): string {
  const topic = service
    ? translate('layout:chatService', { service })
    : page && translate('layout:chatPage', { page });
  return [greeting, topic, chosen && translate('layout:chatPackage', { package: chosen })]
    .filter(Boolean)
    .join('\n');
}
