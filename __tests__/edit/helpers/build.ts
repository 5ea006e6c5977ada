import path from 'node:path';
import { buildEditor } from '../../../tools/edit/build';
import { editorConfig } from '../../../tools/edit/config';

/** Builds the editor's site once, before the workers serve it. */
export default async function build(): Promise<void> {
  await buildEditor(
    path.resolve('edit'),
    editorConfig(
      { repo: 'owner/name', branch: 'main' },
      { name: 'Test', url: 'https://example.org' },
    ),
  );
}
