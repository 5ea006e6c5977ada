/** @jest-environment node */
import { loadSite } from '../../src/content/site';
import { plannedPdfs } from '../../tools/case-studies/plan';

test('a PDF is stale once a word of its study changes', async () => {
  const { content, locales } = await loadSite('content', 'locales');
  const before = await plannedPdfs('content', content, locales);
  for (const { languages } of content.portfolio) languages.en.title += '!';
  const after = await plannedPdfs('content', content, locales);
  for (const [index, pdf] of after.entries()) {
    const same = {
      ...before[index],
      ...(pdf.language === 'en' && { hash: pdf.hash, stale: true }),
    };
    expect(pdf).toEqual(same);
    expect(pdf.hash === before[index]?.hash).toBe(pdf.language !== 'en');
  }
});
