/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepPrinted, printed } from '../../../tools/case-study/digest';

let project: string;
let root: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'project-'));
  root = path.join(project, 'content');
});
afterEach(() => rm(project, { recursive: true }));

test('what a PDF was made from is known until it is made anew', async () => {
  await keepPrinted(root, 'portfolio/b.pdf', 'one');
  await keepPrinted(root, 'portfolio/a.pdf', 'two');
  await keepPrinted(root, 'portfolio/b.pdf', 'three');
  expect(await printed(root)).toEqual({ 'portfolio/a.pdf': 'two', 'portfolio/b.pdf': 'three' });
});

test('where nothing was printed yet nothing is known', async () => {
  expect(await printed(root)).toEqual({});
});

test('what two people changed at once and cannot be read is made anew', async () => {
  await keepPrinted(root, 'portfolio/a.pdf', 'one');
  const file = path.join(project, 'artwork/case-studies.json');
  await writeFile(file, `<<<<<<< HEAD\n${await readFile(file, 'utf8')}`);
  expect(await printed(root)).toEqual({});
});
