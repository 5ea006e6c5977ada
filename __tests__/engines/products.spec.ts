import { entries, some, t } from '../site/helpers/content';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const within: Wanted = { css: '#example' };

function productOf(kind: 'before' | 'model') {
  return some(entries('products'), `product with a ${kind}`, (entry) =>
    Boolean(entry.example[kind]),
  );
}

test('the comparison moves by keys, and the photo with it', smoke, async ({ visitor }) => {
  const handle: Wanted = { role: 'slider', name: t('product:compare') };
  const frame: Wanted = { css: 'div:has(> input[type=range])', within };
  /** Returns whether the photo is hit in the middle of the frame. Clipped parts are not hit. */
  const photoInTheMiddle = (frame: HTMLElement) => {
    const photo = [...frame.querySelectorAll('figure')].at(-1);
    const { x, y, width, height } = frame.getBoundingClientRect();
    return document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .some((element) => photo?.contains(element));
  };
  await visitor.opens(`/products/${productOf('before').slug}`);
  await visitor.hovers(handle);
  await visitor.focuses(handle);
  await visitor.presses('Home');
  await visitor.finds(frame, photoInTheMiddle, false);
  await visitor.presses('End');
  await visitor.finds(frame, photoInTheMiddle, true);
  expect(await visitor.complaints()).toEqual([]);
});

test('the model turns by keys and buttons; where nothing can draw it, its picture stays', async ({
  visitor,
}) => {
  const { slug, example } = productOf('model');
  const picture = example.still?.alt ?? '';
  const model: Wanted = { role: 'slider', name: t('product:model', { picture }) };
  const angle = (degrees: number) =>
    visitor.finds(model, (element) => element.getAttribute('aria-valuenow'), String(degrees));
  // Rendering without a GPU is slow.
  await visitor.resizes(480, 700);
  await visitor.opens(`/products/${slug}`);
  await visitor.hovers(within);
  const draws = await visitor.asks(() =>
    Boolean(document.createElement('canvas').getContext('webgl2')),
  );
  if (draws) {
    await visitor.focuses(model);
    await visitor.presses('ArrowRight');
    await angle(15);
    await visitor.clicks({ role: 'button', name: t('product:turnRight'), within });
    await angle(45);
  } else {
    await visitor.says({ role: 'status', within }, t('product:modelFailed'));
    await visitor.sees({ role: 'img', name: picture, within });
  }
  expect(await visitor.complaints()).toEqual([]);
});
