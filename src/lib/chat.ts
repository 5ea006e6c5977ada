import { plain } from './phrases';

/** Takes a number in digits and a message; gives the address that opens a WhatsApp chat with the message typed in. */
export function whatsappUrl({ number, greeting }: { number: string; greeting: string }): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(plain(greeting))}`;
}

/** Takes the name of a Facebook page; gives the address that opens a Messenger chat with it. */
export function messengerUrl(page: string): string {
  return `https://m.me/${page}`;
}

/** Takes an address, a subject and a text; gives the link that opens a prefilled email. */
export function mailtoUrl(email: string, subject: string, body = ''): string {
  const query = [
    `subject=${encodeURIComponent(plain(subject))}`,
    ...(body ? [`body=${encodeURIComponent(plain(body))}`] : []),
  ];
  return `mailto:${email}?${query.join('&')}`;
}
