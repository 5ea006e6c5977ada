import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { complaintsOf, serveWhile } from '../../helpers/served';
import { fillStore, readStore, type Files } from './store';

interface Tools {
  /** What the page logged as an error, what its headers refused, and whom it asked beside its own host and GitHub. */
  complaints: string[];
  editor: Editor;
}

/** Playwright's test on the built editor, with a watch on errors, its policy and foreign requests. */
export const test = base.extend<Tools, { host: string }>({
  host: [
    // Playwright reads which fixtures one asks for, so there must be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => serveWhile('edit/public', use),
    { scope: 'worker' },
  ],
  baseURL: ({ host }, provide) => provide(host),
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = complaintsOf(
        page,
        (address) => address.startsWith(baseURL ?? '') || isGitHub(address),
      );
      await page.route(isGitHub, (route) => route.fulfill({ json: {} }));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  editor: async ({ page }, provide) => {
    await provide(new Editor(page));
  },
});

export { expect };

const isGitHub = (url: URL | string) =>
  /(^|\.)(github\.com|githubstatus\.com|githubusercontent\.com)$/.test(new URL(url).hostname);

/** The editor on files of its own, which a test hands over and gets back. */
export class Editor {
  private before: Files = {};

  constructor(private readonly page: Page) {}

  /** Puts files where the editor's test backend keeps them, and signs in. */
  async open(files: Files): Promise<void> {
    await this.page.route(/\/config\.json/, async (route) => {
      const config = (await (await route.fetch()).json()) as Record<string, unknown>;
      const ours = { backend: { name: 'test-repo' }, publish_mode: 'simple' };
      // The pane beside the form doubles what is drawn.
      await route.fulfill({ json: { ...config, ...ours, editor: { preview: false } } });
    });
    await this.start('Test', files);
  }

  /** The same on a folder that the test's `showDirectoryPicker` gives. */
  async openLocal(files: Files): Promise<void> {
    await this.start('Work with Local Repository', files);
  }

  private async start(button: string, files: Files): Promise<void> {
    this.before = files;
    const { page } = this;
    // A page of the editor's host that runs nothing.
    await page.goto('/@sveltia/cms/package.json');
    await fillStore(page, files);
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('radiogroup', { name: 'Switch Page' }).waitFor();
  }

  /** Opens an entry, or with `new` the form for one; gives the form. */
  async entry(collection: string, slug: string): Promise<Locator> {
    const where = slug === 'new' ? 'new' : `entries/${slug}`;
    await this.page.goto(`/#/collections/${collection}/${where}`);
    return this.form('English');
  }

  form(language: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Edit .*${language}.* Content$`) });
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    // The form closes when everything is written.
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }

  /** The files that are not as they were handed over; null for one that is gone. */
  async changes(): Promise<Record<string, Buffer | null>> {
    const after = await readStore(this.page);
    const names = new Set([...Object.keys(after), ...Object.keys(this.before)]);
    return Object.fromEntries(
      [...names].flatMap((name) => {
        const now = after[name];
        const then = this.before[name];
        if (now && then && now.equals(then)) return [];
        return [[name, now ?? null] as const];
      }),
    );
  }
}

/** Takes a file of the project; gives its lines, none where there is no such file. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}
