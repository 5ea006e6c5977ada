/* tools/guides.test.ts tests what else a maintainer can add with only YAML and pictures. */
import { TextDecoder } from 'node:util';
import { screen, within } from '@testing-library/react';
import { formatErrors, type Messages } from '../../plugins/gatsby-transformer-content';
import { loadSite } from '../../src/content/site';
import { languageCodes } from '../../src/i18n/languages';
import Jobs from '../../src/sections/career/Jobs.static';
import { openWindow } from '../helpers/browser';
import { entryNodesOf } from '../helpers/nodes';
import { contentWith } from '../helpers/content';
import { inWords, renderStyled } from '../helpers/render';

// jsdom lacks it, and reading files needs it.
Object.assign(globalThis, { TextDecoder });

// Gatsby runs queries.
jest.mock('gatsby', () => ({
  graphql: () => undefined,
}));

const job = `order: 998
title: Zari illustrator
department: zari-work
location: Dhaka, Bangladesh
type: by-piece
description: You draw what a photograph cannot show.
tasks:
  - Draw motifs for packages
needs:
  - A pencil
posted: '2026-01-15'
`;

test('a job of a new department and type is there in every language', async () => {
  const names = { 'department-zari-work': 'Zari work', 'type-by-piece': 'By the piece' };
  const content = await contentWith({ 'jobs/zz-illustrator.yaml': job });
  const locales = await contentWith(
    {
      // Every language shows them until they are translated.
      'en/support.json': (text) => JSON.stringify({ ...(JSON.parse(text) as Messages), ...names }),
    },
    'locales',
  );
  const site = await loadSite(content, locales);
  expect(formatErrors(site.errors)).toBe('');
  const jobs = entryNodesOf(site).filter(({ type }) => type === 'Job');
  for (const language of languageCodes)
    expect(jobs.map(({ fields }) => fields['handle'])).toContain(`zz-illustrator/${language}`);

  openWindow({});
  const Words = inWords(site.locales.en);
  const english = jobs.filter(({ fields }) => fields['language'] === 'en');
  renderStyled(
    <Words>
      <Jobs
        jobs={english.map(({ fields }) => fields as unknown as Queries.JobCardFragment)}
        email="jobs@studio.test"
      />
    </Words>,
  );
  const card = within(screen.getByRole('article', { name: 'Zari illustrator' }));
  for (const name of Object.values(names)) expect(card.getByText(name)).toBeVisible();
});
