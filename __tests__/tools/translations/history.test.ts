/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { olderWords } from '../../../tools/translations/history';
import { hashOf } from '../../../tools/translations/record';
import { makeFolder } from '../../../plugins/testing/make-folder';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Zz', '-c', 'user.email=zz@studio.test', ...args], {
    cwd: root,
  });
const words = Array.from({ length: 12 }, (_, index) => `line ${index} that stays`);
const text = (question: string) =>
  `question: ${question}\nanswer:\n${words.map((line) => `  - ${line}\n`).join('')}`;

async function commit(file: string, question: string): Promise<void> {
  await writeFile(path.join(root, file), text(question));
  git('add', '--all');
  git('commit', '--quiet', '--message', question);
}

beforeAll(async () => {
  root = makeFolder();
  git('init', '--quiet');
  await commit('a.yaml', 'First');
  await commit('a.yaml', 'Second');
  await rename(path.join(root, 'a.yaml'), path.join(root, 'b.yaml'));
  await commit('b.yaml', 'Third');
});

test('older words are found by their hash, under the name the file had then', async () => {
  const found = await olderWords(root, 'b.yaml');
  expect(['First', 'Second', 'Never'].map((words) => found.get(hashOf(words)))).toEqual([
    'First',
    'Second',
    undefined,
  ]);
});
