import { spawnPreview } from '../../../tools/preview/spawn-preview';
import { makeFolder } from '../../../plugins/testing/make-folder';

type Files = Record<string, string | Buffer>;

/** Serves these files in a process of its own, because Jest cannot load Netlify's ES modules on Node 20. */
export const startPreview = (files: Files) => spawnPreview(makeFolder(files));

/** A preview of these files for a test file. Requests do not follow redirects. */
export function previewOf(files: Files) {
  let preview: Awaited<ReturnType<typeof startPreview>>;
  beforeAll(async () => {
    preview = await startPreview(files);
  });
  afterAll(() => preview.close());
  return (address: string, options: RequestInit = {}) =>
    fetch(preview.url + address, { redirect: 'manual', ...options });
}
