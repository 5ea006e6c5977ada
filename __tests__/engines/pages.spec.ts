import { pageKinds } from '../site/helpers/pages';
import { expect, test } from './helpers/test';

for (const path of pageKinds('en'))
  test(`${path} opens without a complaint`, async ({ visitor }) => {
    await visitor.opens(path);
    await visitor.sees({ role: 'main' });
    expect(await visitor.complaints()).toEqual([]);
  });

test('a complaint is heard: an error, a rejection, a request to another origin', async ({
  visitor,
}) => {
  await visitor.opens('/support');
  await visitor.asks(() => {
    console.error('logged');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    new Image().src = 'https://example.org/picture.png';
  });
  for (const sign of ['logged', 'thrown', 'rejected', 'example.org'])
    await visitor.until(async () =>
      (await visitor.complaints()).some((complaint) => complaint.includes(sign)),
    );
});
