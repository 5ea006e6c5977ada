import path from 'node:path';
import { test } from '@playwright/test';
import { buildEditor } from '../../../tools/edit/build';
import { editorConfig } from '../../../tools/edit/config';

test('the editor is built, for the tests that open it', async () => {
  const repository = { repo: 'owner/name', branch: 'main' };
  const site = { name: 'Test', url: 'https://example.org' };
  await buildEditor(path.resolve('edit'), editorConfig(repository, site));
});
