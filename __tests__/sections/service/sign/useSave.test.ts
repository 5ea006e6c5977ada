import { act, renderHook } from '@testing-library/react';
import { showToast } from '../../../../src/components/toast/toast';
import { drawPicture, givePicture } from '../../../../src/sections/service/sign/picture';
import { useSave } from '../../../../src/sections/service/sign/useSave';

jest.mock('../../../../src/components/toast/toast', () => ({ showToast: jest.fn() }));
jest.mock('../../../../src/sections/shared/sign/whole-fonts', () => ({
  loadWholeFonts: jest.fn(),
}));
jest.mock('../../../../src/sections/service/sign/picture', () => ({
  ...jest.requireActual<object>('../../../../src/sections/service/sign/picture'),
  drawPicture: jest.fn(),
  givePicture: jest.fn(),
}));

const design = { name: 'Mina', second: '', lettering: 'plain', color: 'rose', trade: '' } as const;

async function save() {
  const things = { current: document.body };
  const { result } = renderHook(() =>
    useSave({ design, things, credit: '', failed: 'No picture' }),
  );
  await act(() => result.current.save());
  return result.current.kept;
}

test('a picture that the browser refuses to share is shown', async () => {
  jest.mocked(drawPicture).mockResolvedValue({ file: new Blob(), address: 'data:picture' });
  jest.mocked(givePicture).mockRejectedValue(new TypeError('no'));
  expect(await save()).toBe('data:picture');
  expect(showToast).not.toHaveBeenCalled();
});

test('a picture of a name that was changed meanwhile is shown, until the next change', async () => {
  let finish: (picture: { file: Blob; address: string }) => void = () => undefined;
  jest.mocked(drawPicture).mockReturnValue(new Promise((resolve) => (finish = resolve)));
  jest.mocked(givePicture).mockResolvedValue(false);
  const options = { things: { current: document.body }, credit: '', failed: 'No picture' };
  const { result, rerender } = renderHook(
    (name: string) => useSave({ ...options, design: { ...design, name } }),
    { initialProps: 'Mina' },
  );
  let saved: Promise<void> = Promise.resolve();
  act(() => {
    saved = result.current.save();
  });
  rerender('Rahim');
  await act(async () => {
    finish({ file: new Blob(), address: 'data:picture' });
    await saved;
  });
  expect(result.current.kept).toBe('data:picture');
  rerender('Karim');
  expect(result.current.kept).toBeUndefined();
});

test('if there can be no picture, a message says so', async () => {
  jest.mocked(drawPicture).mockRejectedValue(new Error('no canvas'));
  expect(await save()).toBeUndefined();
  expect(showToast).toHaveBeenCalledWith('No picture');
});
