/** @jest-environment node */
import { loadContent } from '../../../plugins/gatsby-transformer-content';
import { setup } from '../../../src/content/setup';
import { clientColorErrors } from '../../../tools/check/client-colors';
import { contentWith, fileWith } from '../../helpers/content';

const file = fileWith('portfolio', /^colors:/m);

const errorsWith = async (name: string, color: string) => {
  const line = new RegExp(`( {2}${name}: )'#.*'`);
  const change = (text: string) => text.replace(line, `$1'${color}'`);
  const { sources } = await loadContent(setup, await contentWith({ [file]: change }));
  return clientColorErrors(sources).map((error) => [error.file, error.field]);
};

test.each(['light', 'soft', 'bright'])(
  '%s, too dark for the text on it, is named',
  async (name) => {
    expect(await errorsWith(name, '#332211')).toEqual([[`content/${file}`, `colors.${name}`]]);
  },
);

test('a dark color on which nothing can be read is named too', async () => {
  expect(await errorsWith('dark', '#FFFFFF')).toContainEqual([`content/${file}`, 'colors.dark']);
});

test('black under light colors is valid', async () => {
  expect(await errorsWith('dark', '#000000')).toEqual([]);
});
