/** @jest-environment node */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = path.resolve(__dirname, '../../..');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'promise-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Takes code; gives what the rules that hold for files of `src/` say of it, in a project of this one file, to be quick. */
async function lint(code: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'promise-'));
  await copyFile('package.json', path.join(folder, 'package.json'));
  const script = `
    import { ESLint } from 'eslint';
    import tseslint from 'typescript-eslint';
    const { plugins, rules } = await new ESLint().calculateConfigForFile('src/lib/chat.ts');
    const only = {
      files: ['*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {
          projectService: { allowDefaultProject: ['*.ts'] },
          tsconfigRootDir: process.argv[2],
        },
      },
      plugins: { compat: plugins.compat, promise: plugins.promise },
      rules: {
        'compat/compat': rules['compat/compat'],
        'promise/members': rules['promise/members'],
      },
    };
    const eslint = new ESLint({ cwd: process.argv[2], overrideConfigFile: true, overrideConfig: only });
    const [result] = await eslint.lintText(process.argv[1], { filePath: 'one.ts' });
    console.log(result.messages.map(({ ruleId, message }) => ruleId + ': ' + message).join('\\n'));`;
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module', '--eval', script, code, folder],
    { cwd: repository },
  );
  await rm(folder, { recursive: true });
  return stdout;
}

/** Takes a page and a script of a built site; gives what `npm run promise` says of them, and its code. */
async function promise(page: string, code: string): Promise<{ code: number; said: string }> {
  await writeFile(path.join(folder, 'app-0123456789abcdef0123.js'), code);
  await writeFile(
    path.join(folder, 'index.html'),
    `${page}<script>start()</script><script src="/app-0123456789abcdef0123.js"></script>`,
  );
  const tool = ['--import', 'tsx', 'tools/promise.ts', folder];
  return run(process.execPath, tool, { cwd: repository }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (failure: unknown) => {
      const { code, stderr } = failure as { code: number; stderr: string };
      return { code, said: stderr };
    },
  );
}

describe('in the sources', () => {
  let said: string;
  beforeAll(async () => {
    said = await lint(
      'export const none = (query: URLSearchParams) => query.size === 0 && !query.has("a");\n' +
        'export const parts = (text: string) => text.split(/(?<!a)b/u);\nnew CompressionStream("gzip");\n',
    );
  });

  test('a member that a promised browser lacks is refused, a known one is not', () => {
    expect(said).toContain('promise/members: URLSearchParams.size is unknown to');
    expect(said).not.toContain('URLSearchParams.has');
  });

  test('so are a lookbehind and a global that is too young', () => {
    expect(said).toMatch(/compat\/compat: .*lookbehind/i);
    expect(said).toMatch(/compat\/compat: .*CompressionStream/);
  });
});

describe('in what was built', () => {
  const sound = '<style>.a{color:red}</style>';

  test('a lookbehind is refused, although it is standard', async () => {
    const { code, said } = await promise(sound, 'var parts = text.split(/(?<!a)b/u);');
    expect(said).toMatch(/lookbehind/);
    expect(code).toBe(1);
  });

  test('so are syntax and library that are too young', async () => {
    const { code, said } = await promise(sound, 'class A { static { A.b = [1].toSorted() } }');
    expect(said).toMatch(/ClassStaticBlocks.*safari/);
    expect(said).toMatch(/ArrayToSorted/);
    expect(code).toBe(1);
  });

  test('so is a selector list that one part voids', async () => {
    const { code, said } = await promise(
      '<style>.a[data-scrolled],.a:has(details[open]){color:red}</style>',
      'start();',
    );
    expect(said).toContain('selectors.has is unknown to');
    expect(said).toContain('takes its whole selector list with it');
    expect(code).toBe(1);
  });
});
