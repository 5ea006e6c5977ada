import { entries, some, t, titleOf, type Listed } from '../site/helpers/content';
import { expect, smoke, test } from './helpers/test';
import type { Wanted } from './helpers/visitor';

const text = (element: HTMLElement) => element.textContent;
const main: Wanted = { role: 'main' };

test('the services turn by arrow, dot and key, and say where they are', async ({ visitor }) => {
  const part: Wanted = { role: 'region', name: t('common:servicesTitle') };
  const status: Wanted = { role: 'status', within: part };
  const total = entries('services').length;
  await visitor.opens('/');
  const titles = () => visitor.reads({ css: 'article h3', within: part }, text);
  const all = entries('services').map((service) => titleOf(service));
  await visitor.until(async () => (await titles()).length < total);
  const inView = (await titles()).length;
  const says = (first: number) =>
    visitor.finds(
      status,
      text,
      inView === 1
        ? t('home:carouselOne', { slide: first, total })
        : t('home:carouselMany', { first, last: first + inView - 1, total }),
    );
  await visitor.clicks({ role: 'button', name: t('home:carouselNext'), within: part });
  await says(2);
  await visitor.clicks({
    role: 'button',
    name: t('home:carouselDot', { slide: total - inView + 1 }),
    within: part,
  });
  await says(total - inView + 1);
  expect(await titles()).toEqual(all.slice(-inView));
  await visitor.focuses({ role: 'list', name: t('common:servicesTitle'), within: part });
  await visitor.presses('Home');
  await says(1);
  await visitor.presses('ArrowRight');
  await says(2);
  expect(await visitor.complaints()).toEqual([]);
});

test('a filter of the positions stands in the address, and Back undoes it', async ({ visitor }) => {
  const jobs = entries('jobs');
  const department = jobs.at(-1)?.department ?? 'design';
  const fitting = jobs.filter((job) => job.department === department).map(({ title }) => title);
  const shown: Wanted = { css: 'article h3', within: main };
  const titles = () => visitor.reads(shown, text);
  await visitor.opens('/career');
  expect(await titles()).toEqual(jobs.map(({ title }) => title));
  await visitor.clicks({
    role: 'link',
    name: t(`support:department-${department}`),
    within: { role: 'group', name: t('support:department') },
  });
  await visitor.arrivesAt(`/career?department=${department}`);
  await expect.poll(titles).toEqual(fitting);
  await visitor.finds(
    { role: 'status', within: main },
    text,
    t('support:careerShown', { shown: fitting.length, total: jobs.length }),
  );
  await visitor.asks(() => history.back());
  await visitor.arrivesAt('/career');
  await expect.poll(titles).toEqual(jobs.map(({ title }) => title));
  expect(await visitor.complaints()).toEqual([]);
});

test.describe('a gallery', () => {
  test('shows the pictures of a filter, and says how many', async ({ visitor }) => {
    const { study, images } = largestGallery();
    const category = images.at(-1)?.category ?? 'packaging';
    const fitting = images.filter((image) => image.category === category);
    const gallery: Wanted = { role: 'region', name: t('portfolio:galleryTitle') };
    await visitor.opens(`/portfolio/${study}`);
    await visitor.clicks({
      role: 'button',
      name: t(`portfolio:category-${category}`),
      within: gallery,
    });
    await visitor.arrivesAt(`/portfolio/${study}?category=${category}`);
    await expect
      .poll(() => visitor.reads({ css: 'li a', within: gallery }, ({ id }) => id))
      .toEqual(fitting.map(({ slug }) => `picture-${slug}`));
    await visitor.finds(
      { role: 'status', within: gallery },
      text,
      t('portfolio:showing', { shown: fitting.length, total: images.length }),
    );
    expect(await visitor.complaints()).toEqual([]);
  });

  test(
    'opens a picture by keyboard, turns the pages around both ends and gives the focus back',
    smoke,
    async ({ visitor }) => {
      const { study, images } = largestGallery();
      const total = images.length;
      const dialog: Wanted = { role: 'dialog' };
      const opener: Wanted = { css: `#picture-${images[0]?.slug ?? ''}` };
      const says = (index: number) =>
        visitor.finds(
          { role: 'status', within: dialog },
          text,
          `${images[index - 1]?.title ?? ''} ${t('portfolio:position', { index, total })}`,
        );
      await visitor.opens(`/portfolio/${study}`);
      await visitor.focuses(opener);
      await visitor.presses('Enter');
      await says(1);
      await visitor.presses('ArrowLeft');
      await says(total);
      await visitor.presses('ArrowRight');
      await says(1);
      await visitor.presses('Escape');
      await visitor.misses(dialog);
      await visitor.finds(opener, (element) => element === document.activeElement, true);
      await visitor.arrivesAt(`/portfolio/${study}`);
      expect(await visitor.complaints()).toEqual([]);
    },
  );
});

/** The gallery with the most pictures. */
function largestGallery(): Listed<'gallery'> {
  const galleries = entries('gallery').sort((a, b) => b.images.length - a.images.length);
  return some(galleries, 'gallery');
}
