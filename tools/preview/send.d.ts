/** Types of the part that the preview uses, as the package has none. */
declare module 'send' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function send(
    request: IncomingMessage,
    path: string,
    options: { cacheControl: boolean; dotfiles: 'allow' },
  ): { pipe: (response: ServerResponse) => void };
}
