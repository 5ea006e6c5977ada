import type { IncomingMessage, ServerResponse } from 'node:http';
import { newsAddress } from '../lib/news';
import { listen } from './news';

interface App {
  use: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

/** Lets open pages hear what is wrong with the content, and of new fonts (src/browser/develop.ts). */
export function serveNews(app: App): void {
  app.use(newsAddress, (request, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      // Compressed, it would be held back until there is more of it.
      'cache-control': 'no-cache, no-transform',
    });
    const end = listen((news) => void response.write(`data: ${JSON.stringify(news)}\n\n`));
    request.on('close', end);
  });
}
