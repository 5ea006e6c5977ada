/** @jest-environment node */
import { fileError } from '../../../plugins/gatsby-transformer-content';
import type { Site } from '../../../src/content/site';
import { allErrors } from '../../../tools/check/findings';

jest.mock('../../../tools/check/letters', () => ({
  letterErrors: () => Promise.reject(new Error('no such file')),
}));

test('a check that fails does not hide what the others found', async () => {
  const errors = [fileError('content/site.yaml', 'expected a name, found nothing')];
  const found = await allErrors('content', {
    errors,
    sources: { content: [], locales: [] },
  } as unknown as Site);
  expect(found.map(({ message }) => message)).toEqual([
    'expected a name, found nothing',
    expect.stringContaining('no such file'),
  ]);
});
