import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '../../helpers/free-port';
import { keys, type Engine, type Point } from './engine';

/** Starts WebKitGTK's browser on a virtual screen through its WebDriver. */
export async function startWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: screen.stdio[3] as Readable });
  const display = String((await lines[Symbol.asyncIterator]().next()).value);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LANG: 'C.UTF-8', LANGUAGE: 'en_US' },
  });
  // A browser without a screen exits.
  const end = () => [driver, screen].forEach((child) => child.kill());
  // Stops the processes if the test run is interrupted.
  process.once('exit', end);
  const sessions = `http://127.0.0.1:${port}/session`;
  let created: unknown;
  await expect(async () => {
    created = await command(sessions, { capabilities: {} });
  }).toPass({ timeout: 60_000 });
  const session = `${sessions}/${(created as { sessionId: string }).sessionId}`;

  const perform = (type: string, actions: object[]) =>
    command(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const keyboard = (letters: readonly string[]) =>
    perform(
      'key',
      letters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    );
  const mouse = ({ x, y }: Point, ...then: string[]) =>
    perform('pointer', [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...then.map((type) => ({ type, button: 0 })),
    ]);
  return {
    goto: (url) => command(`${session}/url`, { url }),
    call: async (source, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve((${source})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const result = await command(`${session}/execute/async`, { script, args: [args] });
      const { value, error } = result as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    move: (point) => mouse(point),
    click: (point) => mouse(point, 'pointerDown', 'pointerUp'),
    press: (key) => keyboard([keys[key]]),
    type: (text) => keyboard(Array.from(text, (letter) => (letter === '\n' ? keys.Enter : letter))),
    resize: (width, height) => command(`${session}/window/rect`, { width, height }),
    close: end,
  };
}

/** Sends a WebDriver command and returns its value. Throws with the driver's message. */
async function command(address: string, body: object): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message} (${address})`);
  return value;
}
