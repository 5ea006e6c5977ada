import { existsSync, readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { consoleErrorsOf, serveWhile } from '../../helpers/serve';
import { fillStore, FOLDER, readStore, type Files } from './store';

/** Playwright's test on the built editor, with a watch on errors, on its policy and on whom it asks beside its host and GitHub. */
export const test = base.extend<{ editor: Editor }>({
  // Playwright reads which fixtures one asks for, so there must be a pattern.
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

/** The editor on files of its own, which a test hands over and gets back. */
export class Editor {
  private before: Files = {};

  constructor(private readonly page: Page) {}

  /** Puts files where the dialog for folders leads, which no test can reach, and opens the editor on that folder. */
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
      // The pane beside the form doubles what is drawn.
      await route.fulfill({ json: { ...config, editor: { preview: false } } });
    });
    // A page of the editor's host that runs nothing.
    await page.goto('/@sveltia/cms/package.json');
    await fillStore(page, files);
    await page.goto('/');
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await page.getByRole('radiogroup', { name: 'Switch Page' }).waitFor();
  }

  /** Opens an entry, or with `new` the form for one; gives the form. */
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
    // The form closes when everything is written.
    await expect(this.page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  }

  /** The files that are not as they were handed over; null for one that is gone. */
  async changes(): Promise<Record<string, Buffer | null>> {
    const after = await readStore(this.page);
    const names = Object.keys({ ...this.before, ...after });
    return Object.fromEntries(
      names
        .filter((name) => String(after[name]) !== String(this.before[name]))
        .map((name) => [name, after[name] ?? null]),
    );
  }

  /** Shows the form in French in the place of that in English. */
  async inFrench(): Promise<Locator> {
    await this.page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
    await this.page.getByRole('option', { name: 'French' }).click();
    return this.form('French');
  }
}

/** Takes a file's path and what is in it now; gives the lines that the project's has not, and the other way round, in order. */
export function difference(file: string, now: unknown): { added: string[]; removed: string[] } {
  const removed = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const added = String(now).split('\n');
  const isNew = (line: string) => {
    const at = removed.indexOf(line);
    return at < 0 || !removed.splice(at, 1);
  };
  return { added: added.filter(isNew), removed };
}
