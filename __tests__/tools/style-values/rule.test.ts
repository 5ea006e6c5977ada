/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const repository = path.resolve(__dirname, '../../..');

/** Takes styles; gives the values that the rule refuses. In a process of its own, as Jest loads no ES modules. */
function refused(styles: string): string[] {
  const script = `
    import { Linter } from 'eslint';
    import { styleValues } from './tools/style-values/rule.mjs';
    const plugins = { style: { rules: { values: styleValues } } };
    const faults = new Linter().verify(process.argv[1], [{ plugins, rules: { 'style/values': 'error' } }]);
    console.log(JSON.stringify(faults.map(({ message }) => message)));`;
  const said = execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', script, `chakra('p', ${styles})`],
    { cwd: repository, encoding: 'utf8' },
  );
  return (JSON.parse(said) as string[]).map((fault) => /'(.*?)'/.exec(fault)?.[1] ?? fault);
}

test('values that neither the theme nor CSS knows are refused', () => {
  expect(
    refused(`{ base: {
      textStyle: 'bodyy',
      color: { base: 'text.quite', _hover: 'inkk' },
      padding: '9',
      outline: '2px dashed {colors.inky}',
      display: wide ? 'flexx' : 'none',
      '& > b': { borderRadius: 'round' },
    } }`),
  ).toEqual(['bodyy', 'text.quite', 'inkk', '9', '2px dashed {colors.inky}', 'flexx', 'round']);
});

test('names of the theme, CSS and names of variants are none of its business', () => {
  expect(
    refused(`{
      base: {
        textStyle: { base: 'body', md: 'lead' },
        color: 'text.quiet',
        paddingBlock: '4',
        margin: '0 auto !important',
        outline: '2px dashed {colors.ink}',
        width: 'min(100%, 20rem)',
        background: 'var(--cloth-action)',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      variants: { left: { yes: { color: 'ink' } } },
    }`),
  ).toEqual([]);
});
