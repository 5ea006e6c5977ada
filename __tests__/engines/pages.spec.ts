import { pageKinds } from '../site/helpers/pages';
import { expect, smoke, test } from './helpers/test';

// The last is a 404 page, which logs an error.
for (const path of [...pageKinds('en'), '/no/such/page'])
  test(
    `${path} opens without a complaint, and its motifs are drawn as they come near`,
    path === '/' ? smoke : {},
    async ({ visitor }) => {
      await visitor.opens(path);
      await visitor.sees({ role: 'main' });
      // The drawn size in pixels. Zero for a broken reference.
      const blank = () =>
        visitor.asks(() => {
          const blank = [...document.querySelectorAll('.motif')].filter((motif) => {
            const width =
              motif instanceof HTMLImageElement
                ? motif.naturalWidth
                : motif.querySelector('use')?.getBBox().width;
            // A closed menu loads nothing.
            const isClosed = motif.closest('details:not([open])') !== null;
            return motif.getClientRects().length > 0 && !isClosed && !width;
          });
          blank[0]?.scrollIntoView({ behavior: 'instant' });
          return blank.length;
        });
      await expect.poll(blank).toBe(0);
      const complaints = await visitor.complaints();
      expect(complaints.filter((complaint) => !complaint.startsWith('console: 404: '))).toEqual([]);
    },
  );

test('a style sheet that does not come holds up neither the rest of a page nor React for long', async ({
  visitor,
}) => {
  await visitor.opens('/accessibility');
  const release = visitor.holds('.css');
  await visitor.asks(() => location.assign('/'));
  await visitor.sees({ css: '#quick-intake-form' });
  await visitor.isReady();
  release();
});
