/** @jest-environment node */
import { parseFile } from '../../src/content/parse';

test.each(['\n', '\r\n'])('what is taken for a note ends with its line (%j)', (end) => {
  const { noteAt } = parseFile('x.yaml', Buffer.from(['text: Pay #1', 'b: c', ''].join(end)));
  expect(noteAt(['text'])).toBe('1');
});
