import { servedStyles, takeOverStyles } from '../../src/app/emotion';

test('knows the styles that came with the page and leaves their tags in their places', () => {
  document.head.innerHTML = `<style ${servedStyles}="one two"></style><meta name="after">`;
  const before = [...document.head.children];
  const { inserted } = takeOverStyles();
  expect(inserted).toMatchObject({ one: true, two: true });
  expect([...document.head.children]).toEqual(before);
});
