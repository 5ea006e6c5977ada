import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Key, Point, Tab } from './engine';
import { watchSite } from './watched-site';

/** A command of the W3C WebDriver protocol; gives its value and throws with what the driver says. */
type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The letters that WebDriver gives to keys without one (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<Key, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/**
 * Starts WebKitGTK's own browser, without a screen, through its WebDriver. Takes the two programs. Every window of a test
 * is the same one at another origin, which has another memory.
 */
export async function startWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // A runner that is broken off leaves nothing behind.
  process.once('exit', () => screen.kill());
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
  });
  process.once('exit', () => driver.kill());
  const command = commandOf(`http://127.0.0.1:${port}`);
  await untilReady(command);
  const { sessionId } = (await command('POST', '/session', {
    capabilities: {},
  })) as { sessionId: string };
  const session: Command = (method, path, body) =>
    command(method, `/session/${sessionId}${path}`, body);
  return {
    open: (site) => openTab(session, site),
    close: async () => {
      // A driver that is stuck takes its browser along: without a screen that ends.
      await session('DELETE', '').catch(console.error);
      await end(driver);
      await end(screen);
    },
  };
}

async function openTab(session: Command, site: string): Promise<Tab> {
  const watched = await watchSite(site);
  const perform = (source: object) => session('POST', '/actions', { actions: [source] });
  const mouse = (...actions: object[]) => perform({ type: 'pointer', id: 'mouse', actions });
  const keyboard = (letters: readonly string[]) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: letters.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const to = ({ x, y }: Point) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  return {
    goto: async (path) => {
      await session('POST', '/url', { url: watched.url + path });
    },
    call: (source, args) =>
      session('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve((${source})(...arguments[0])).then(done, (error) => done({ thrown: String(error) }));`,
        args: [args],
      }).then(throwWhatWasThrown),
    move: async (point) => {
      await mouse(to(point));
    },
    click: async (point) => {
      await mouse(to(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
    },
    press: async (key) => {
      await keyboard([keys[key]]);
    },
    type: async (text) => {
      await keyboard(Array.from(text, (letter) => (letter === '\n' ? keys.Enter : letter)));
    },
    resize: async (width, height) => {
      await session('POST', '/window/rect', { width, height });
    },
    complaints: () => watched.complaints,
    close: async () => {
      await session('DELETE', '/actions');
      await session('POST', '/url', { url: 'about:blank' });
      await watched.close();
    },
  };
}

function throwWhatWasThrown(value: unknown): unknown {
  if (value !== null && typeof value === 'object' && 'thrown' in value)
    throw new Error(String(value.thrown));
  return value;
}

function commandOf(driver: string): Command {
  return async (method, path, body) => {
    const answer = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message} (${method} ${path})`);
    return value;
  };
}

async function untilReady(command: Command): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error('Xvfb did not start.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}
