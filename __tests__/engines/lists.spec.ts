import { entries, some, t, titleOf } from '../site/helpers/content';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const text = (element: HTMLElement) => element.textContent;

test('the services turn by arrow, dot and key, and say where they are', async ({ visitor }) => {
  const within: Wanted = { role: 'region', name: t('common:servicesTitle') };
  const all = entries('services').map((service) => titleOf(service));
  const total = all.length;
  const titles = () => visitor.reads({ css: 'article h3', within }, text);
  await visitor.opens('/');
  await expect.poll(async () => (await titles()).length).toBeLessThan(total);
  const inView = (await titles()).length;
  const says = (first: number) =>
    visitor.says(
      { role: 'status', within },
      inView === 1
        ? t('home:carouselOne', { slide: first, total })
        : t('home:carouselMany', { first, last: first + inView - 1, total }),
    );
  await visitor.clicks({ role: 'button', name: t('home:carouselNext'), within });
  await says(2);
  const slide = total - inView + 1;
  await visitor.clicks({ role: 'button', name: t('home:carouselDot', { slide }), within });
  await says(slide);
  expect(await titles()).toEqual(all.slice(-inView));
  await visitor.focuses({ role: 'list', name: t('common:servicesTitle'), within });
  await visitor.presses('Home');
  await says(1);
  expect(await visitor.complaints()).toEqual([]);
});

test('a gallery filters its pictures and turns around both ends', smoke, async ({ visitor }) => {
  const galleries = entries('gallery').sort((a, b) => b.images.length - a.images.length);
  const { study, images } = some(galleries, 'gallery');
  const category = images.at(-1)?.category ?? 'packaging';
  const within: Wanted = { role: 'region', name: t('portfolio:galleryTitle') };
  const shows = (expected: typeof images) =>
    visitor.findsAll(
      { css: 'li a', within },
      ({ id }) => id,
      expected.map((image) => `picture-${image.slug}`),
    );
  await visitor.opens(`/portfolio/${study}`);
  await visitor.clicks({ role: 'button', name: t(`portfolio:category-${category}`), within });
  await visitor.arrivesAt(`/portfolio/${study}?category=${category}`);
  await shows(images.filter((image) => image.category === category));
  await visitor.asks(() => history.back());
  await visitor.arrivesAt(`/portfolio/${study}`);
  await shows(images);

  const dialog: Wanted = { role: 'dialog' };
  const opener: Wanted = { css: `#picture-${images[0]?.slug ?? ''}` };
  const total = images.length;
  const says = (index: number) =>
    visitor.says(
      { role: 'status', within: dialog },
      `${images[index - 1]?.title ?? ''} ${t('portfolio:position', { index, total })}`,
    );
  await visitor.focuses(opener);
  await visitor.presses('Enter');
  await says(1);
  await visitor.presses('ArrowLeft');
  await says(total);
  await visitor.presses('ArrowRight');
  await says(1);
  await visitor.presses('Escape');
  await visitor.doesNotSee(dialog);
  await visitor.hasFocus(opener);
  expect(await visitor.complaints()).toEqual([]);
});
