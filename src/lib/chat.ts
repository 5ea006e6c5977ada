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

function query(texts: Record<string, string>): string {
  return Object.entries(texts)
    .map(([name, text]) => `${name}=${encodeForUrl(text)}`)
    .join('&');
}

/** Unlike `encodeURIComponent`, `URLSearchParams` accepts half an emoji. Mail programs do not read `+` as a space. */
export function encodeForUrl(text: string): string {
  return new URLSearchParams([['', plain(text)]]).toString().slice(1).replaceAll('+', '%20');
}
