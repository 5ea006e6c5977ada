/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askAll } from '../../../tools/launch-check/ask';
import { liveReport } from '../../../tools/launch-check/report';

test('a host that does nothing it should is told so, question by question', async () => {
  const server = createServer((_, response) => response.end('<html lang="x"></html>'));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const answers = await askAll(`http://localhost:${port}`, true);
  const without = await askAll(`http://localhost:${port}`, false);
  server.close();
  const good = answers.filter(({ complaints }) => complaints.length === 0);
  // On this machine there is no https.
  expect(good.map(({ question }) => question)).toEqual(['http:// leads to https://']);
  // A site may do without security.txt.
  const asked = without.map(({ question }) => question);
  expect(answers.filter(({ question }) => !asked.includes(question))).toEqual([
    expect.objectContaining({ question: expect.stringContaining('security.txt') as string }),
  ]);
});

test('a host that is not there is said to be so', async () => {
  const answers = await askAll('http://localhost:1', true);
  expect(answers[0]?.complaints[0]).toMatch(/fetch failed|ECONNREFUSED/);
});

test('the report has a mark for every question and a line for every complaint', () => {
  expect(
    liveReport([
      { question: 'Good', complaints: [] },
      { question: 'Bad', complaints: ['a', 'b'] },
    ]),
  ).toBe('[x] Good\n[ ] Bad\n      a\n      b');
});
