import { givePicture } from '../../../../src/sections/service/sign/picture';

const png = new Blob(['picture'], { type: 'image/png' });

test('a phone shares the picture as a file with the name of the shop', async () => {
  const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
  Object.assign(navigator, { canShare: () => true, share });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  await givePicture(png, 'Mina/tea');
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file).toMatchObject({ name: 'Mina tea.png', type: 'image/png', size: png.size });
});
