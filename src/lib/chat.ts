import { plain } from './phrases';

/** Returns the address that opens a WhatsApp chat with the message typed in. */
export function whatsappUrl({ number, greeting }: { number: string; greeting: string }): string {
  return `https://wa.me/${number}?${query({ text: greeting })}`;
}

/** Returns the address that opens a Messenger chat. */
export function messengerUrl(page: string): string {
  return `https://m.me/${page}`;
}

/** Returns the link that opens a prefilled email. */
export function mailtoUrl(email: string, subject: string, body = ''): string {
  return `mailto:${email}?${query({ subject, ...(body && { body }) })}`;
}

/** Unlike `encodeURIComponent`, `URLSearchParams` accepts half an emoji. Mail programs do not read `+` as a space. */
function query(texts: Record<string, string>): string {
  const params = Object.entries(texts).map(([name, text]) => [name, plain(text)]);
  return new URLSearchParams(params).toString().replaceAll('+', '%20');
}
