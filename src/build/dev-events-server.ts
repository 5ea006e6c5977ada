import type { IncomingMessage, ServerResponse } from 'node:http';
import { devEventsAddress } from '../lib/dev-events';
import { listen } from './dev-events';

interface App {
  use: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Lets open pages hear what is wrong with the content, and of new fonts (src/browser/develop.ts). */
export function serveDevEvents(app: App): void {
  app.use(devEventsAddress, (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Compressed, it would be held back until there is more of it.
      'cache-control': 'no-cache, no-transform',
    });
    const end = listen((events) => void response.write(`data: ${JSON.stringify(events)}\n\n`));
    request.on('close', end);
  });
}
