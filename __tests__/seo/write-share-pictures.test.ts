/** @jest-environment node */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {
  schemePicture,
  coverPicture,
  productMotif,
  studioScheme,
} from '../../src/seo/share-picture';
import { loadSite } from '../../src/content/site';
import { writeSharePictures } from '../../src/seo/write-share-pictures';
import { makeFolder } from '../helpers/folder';

const noResult = () => Promise.resolve();

test('every page has a picture to be shared with, in the size that is asked for', async () => {
  const folder = makeFolder();
  const { content } = await loadSite('content', 'locales');
  const cover = (src: string) => ({ src: { absolutePath: path.resolve('content', src) } });
  const shared = {
    services: { nodes: content.services.map(({ languages: { en } }) => en) },
    products: { nodes: content.products.map(({ languages: { en } }) => en) },
    studies: {
      nodes: content.portfolio.map(({ slug, languages: { en } }) => ({
        slug,
        cover: cover(en.cover.src),
      })),
    },
  };
  await writeSharePictures(folder, shared, { get: noResult, set: noResult });
  const made = await readdir(path.join(folder, 'share'));
  const wanted = [
    schemePicture(studioScheme),
    ...content.services.map(({ languages: { en } }) => schemePicture(en)),
    ...content.products.map(({ languages: { en } }) =>
      schemePicture({ color: en.color, motif: productMotif }),
    ),
    ...content.portfolio.map(({ slug }) => coverPicture(slug)),
  ];
  expect(made.map((name) => `/share/${name}`).sort()).toEqual([...new Set(wanted)].sort());
  for (const name of made) {
    const { width, height, format, size } = await sharp(path.join(folder, 'share', name))
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect([name, width, height, format]).toEqual([name, 1200, 630, 'jpeg']);
    expect(size).toBeLessThan(300_000);
  }
});
