import type { IncomingMessage, ServerResponse } from 'node:http';
import { devEventsAddress } from '../lib/dev-events';
import { listen } from './dev-events';

interface App {
  use: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Sends content errors and new fonts to open pages (src/browser/develop.ts). */
export function serveDevEvents(app: App): void {
  app.use(devEventsAddress, (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Compression would buffer the events.
      'cache-control': 'no-cache, no-transform',
    });
    const end = listen((events) => void response.write(`data: ${JSON.stringify(events)}\n\n`));
    request.on('close', end);
  });
}
