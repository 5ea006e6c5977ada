/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { templateParams } from '../../src/forms/email-params';
import { contentWith, type Changes } from '../helpers/content';
import { makeFolder } from '../../plugins/testing/make-folder';

const keys = { EMAILJS_PUBLIC_KEY: 'k', EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't' };

/** The project's content without samples. */
const real: Changes = Object.fromEntries(
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file): [string, string] => [file, readFileSync(path.join('content', file), 'utf8')])
    .filter(([, text]) => /^sample:/m.test(text))
    .map(([file, text]) => [file, text.replace(/^sample:.*\n(?:[ #-].*\n)*/m, '')]),
);

async function launchCheck(changes: Changes, environment: Record<string, string>) {
  const root = makeFolder();
  const content = await contentWith(changes);
  const folders = { content, locales: 'locales', src: 'src', static: 'static' };
  for (const [name, target] of Object.entries(folders))
    cpSync(path.resolve(target), path.join(root, name), { recursive: true });
  const run = ['--import', require.resolve('tsx'), path.resolve('tools/launch-check.ts')];
  // Without the developer's environment variables, which may contain keys.
  const env = { PATH: process.env['PATH'], ...environment } as NodeJS.ProcessEnv;
  const result = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8', env });
  return { status: result.status, said: result.stdout + result.stderr };
}

test('where nothing is left, it passes', async () => {
  expect(await launchCheck(real, keys)).toEqual({
    status: 0,
    said: expect.stringMatching(/^0 left/) as string,
  });
});

test('names each sample by file, line and field, and each key that is not set', async () => {
  const site = `${real['site.yaml'] as string}sample:\n  - founder.name\n`;
  const { status, said } = await launchCheck(
    { ...real, 'site.yaml': site },
    { EMAILJS_SERVICE_ID: 's' },
  );
  expect(status).toBe(1);
  expect(said).toMatch(/^content\/site\.yaml:\d+ {2}founder\.name is still a sample$/m);
  expect(said).toMatch(/^EMAILJS_PUBLIC_KEY is not set/m);
  expect(said).not.toContain('EMAILJS_SERVICE_ID');
  expect(said).toContain('3 left');
});

test('content with errors is not called ready', async () => {
  const site = (real['site.yaml'] as string).replace(/^url:/m, 'urrl:');
  const { status, said } = await launchCheck({ ...real, 'site.yaml': site }, keys);
  expect(status).toBe(1);
  expect(said).toMatch(/content\/site\.yaml:\d+:1 {2}urrl/);
});

test('the email template of docs/launch.md has all that the forms send, and nothing else', () => {
  const [, template = ''] =
    /```\nSubject:(.*?)```/s.exec(readFileSync('docs/launch.md', 'utf8')) ?? [];
  const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const sent = (['inquiry', 'intake', 'contact'] as const).flatMap((kind) =>
    Object.keys(templateParams(kind, {})),
  );
  expect(new Set(used)).toEqual(new Set(sent));
});
