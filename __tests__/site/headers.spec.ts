import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { languageCodes } from '../../src/i18n/languages';
import { localizePath } from '../../src/i18n/paths';
import { readsContent } from './helpers/content';
import { allPages } from './helpers/pages';
import { expect, test } from './helpers/test';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const unknown = languageCodes.map((code) => localizePath('/no/such/page', code));

test('every page brings a policy that fits it', readsContent, async ({ request }) => {
  test.slow();
  for (const path of [...allPages.map((page) => page.path), ...unknown, '/career.html']) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect([path, policy.startsWith("default-src 'none';")]).toEqual([path, true]);
    expect(policy).not.toContain('unsafe');
    const page = parse(html);
    const blocked = [
      ...page
        .querySelectorAll('style, script:not([src]):not([type])')
        .filter(({ textContent }) => !policy.includes(sha(textContent))),
      ...page.querySelectorAll('[style]'),
    ].map(({ outerHTML }) => outerHTML);
    expect([path, blocked]).toEqual([path, []]);
  }
});
