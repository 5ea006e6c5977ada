/** @jest-environment node */
import { loadContent } from '../../../plugins/gatsby-transformer-content';
import { projectDaysNotes } from '../../../tools/check/project-days';
import { contentWith, fileWith } from '../../helpers/content';
import { setup } from '../../../src/content/setup';

const file = fileWith('services', /result: /);

const notesWith = async (line: RegExp, words: string) => {
  const change = (text: string) => text.replace(line, `$1${words}`);
  const { sources } = await loadContent(setup, await contentWith({ [file]: change }));
  return projectDaysNotes(sources).map((note) => [note.file, note.field, note.message]);
};

test('a project that took longer than its service is named with its field', async () => {
  expect(await notesWith(/( result: ).*/, 'Done in 900 business days.')).toEqual([
    [`content/${file}`, 'projects.items.0.result', expect.stringContaining("'900 business days'")],
  ]);
});

test('a range that is not the sum of the steps is named', async () => {
  const range = '1 to 900 business days';
  expect(await notesWith(/(^process:\n {2}title: ).*/m, range)).toEqual([
    [`content/${file}`, 'process.title', expect.stringContaining(`'${range}'`)],
  ]);
});

test('a package that takes longer than the steps of its service is named', async () => {
  const tiers = fileWith('tiers');
  const change = (text: string) => text.replace(/( {4}name: .*\n)/, '$1    days: [1, 900]\n');
  const { sources } = await loadContent(setup, await contentWith({ [tiers]: change }));
  expect(projectDaysNotes(sources)).toEqual([
    expect.objectContaining({
      file: `content/${tiers}`,
      field: 'items.0.days',
      message: expect.stringContaining('1 to 900 days') as string,
    }),
  ]);
});
