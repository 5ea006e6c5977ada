import { plain } from './phrases';

/** Returns the address that opens a WhatsApp chat with the message typed in. */
export function whatsappUrl({ number, greeting }: { number: string; greeting: string }): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(plain(greeting))}`;
}

/** Returns the address that opens a Messenger chat. */
export function messengerUrl(page: string): string {
  return `https://m.me/${page}`;
}

/** Returns the link that opens a prefilled email. */
export function mailtoUrl(email: string, subject: string, body = ''): string {
  const query = [
    `subject=${encodeURIComponent(plain(subject))}`,
    ...(body ? [`body=${encodeURIComponent(plain(body))}`] : []),
  ];
  return `mailto:${email}?${query.join('&')}`;
}
