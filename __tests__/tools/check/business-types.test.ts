/** @jest-environment node */
import { loadContent } from '../../../plugins/gatsby-transformer-content';
import { setup } from '../../../src/content/setup';
import { businessTypeErrors } from '../../../tools/check/business-types';
import { contentWith } from '../../helpers/content';

test('a type of business that the form does not offer is named with its field', async () => {
  const change = (text: string) => text.replace(/( business: ).*/, '$1Tea smuggling');
  const { sources } = await loadContent(setup, await contentWith({ 'sign.yaml': change }));
  const errors = businessTypeErrors(sources).map(({ file, field, message }) => [
    file,
    field,
    message,
  ]);
  expect(errors).toEqual([
    ['content/sign.yaml', 'trades.0.business', expect.stringContaining("'Tea smuggling'")],
  ]);
});
