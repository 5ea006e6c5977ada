import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { consoleErrorsOf, serveWhile } from '../../helpers/serve';
import { fillStore, FOLDER, readStore, type Files } from './store';

/** Playwright's test of the built editor. Fails on errors, policy violations, and requests to hosts other than its own and GitHub. */
export const test = base.extend<{ editor: Editor }>({
  // Playwright requires a destructuring pattern here.
  // eslint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => serveWhile('edit/public', provide),
  page: async ({ page, baseURL }, provide) => {
    const complaints = consoleErrorsOf(
      page,
      (url) => url.startsWith(String(baseURL)) || isGitHub(url),
    );
    await page.route(isGitHub, (route) => route.fulfill({ json: {} }));
    await provide(page);
    expect(complaints).toEqual([]);
  },
  editor: ({ page }, provide) => provide(new Editor(page)),
});

export { expect };

const isGitHub = (url: URL | string) =>
  /(^|\.)(github\.com|githubstatus\.com|githubusercontent\.com)$/.test(new URL(url).hostname);

/** The editor with the files of a test. */
export class Editor {
  private before: Files = {};

  constructor(private readonly page: Page) {}

  /** Writes files into a folder, replaces the folder dialog, which tests cannot use, and opens the editor with that folder. */
  async open(files: Files): Promise<void> {
    this.before = files;
    const { page } = this;
    await page.addInitScript((folder) => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(folder),
      });
    }, FOLDER);
    await page.route(/\/config\.json/, async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      // The preview pane makes the page slower.
      await route.fulfill({ json: { ...config, editor: { preview: false } } });
    });
    // A page of the editor's host without scripts.
    await page.goto('/@sveltia/cms/package.json');
    await fillStore(page, files);
    await page.goto('/');
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('radiogroup', { name: 'Switch Page' }).waitFor();
  }

  /** Opens an entry, or with `new` an empty form, and returns the form. */
  async entry(collection: string, slug: string): Promise<Locator> {
    const where = slug === 'new' ? 'new' : `entries/${slug}`;
    await this.page.goto(`/#/collections/${collection}/${where}`);
    return this.form('English');
  }

  private form(language: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Edit .*${language}.* Content$`) });
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    // The form closes when everything is saved.
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }

  /** Returns the changed files, with null for deleted ones. */
  async changes(): Promise<Record<string, Buffer | null>> {
    const after = await readStore(this.page);
    const names = Object.keys({ ...this.before, ...after });
    return Object.fromEntries(
      names
        .filter((name) => String(after[name]) !== String(this.before[name]))
        .map((name) => [name, after[name] ?? null]),
    );
  }

  /** Switches the form to French. */
  async inFrench(): Promise<Locator> {
    await this.page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
    await this.page.getByRole('option', { name: 'French' }).click();
    return this.form('French');
  }
}

/** Returns the lines that differ between a file and the project's version. */
export function difference(file: string, now: unknown): { added: string[]; removed: string[] } {
  const removed = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const added = String(now).split('\n');
  const isNew = (line: string) => {
    const at = removed.indexOf(line);
    return at < 0 || !removed.splice(at, 1);
  };
  return { added: added.filter(isNew), removed };
}
