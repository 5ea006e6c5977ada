/** @jest-environment node */
import { createRequire } from 'node:module';

const head = createRequire(__filename)('../src/build/head-in-html.cjs') as (
  source: string,
) => string;

test.each(['export function Head() {}', 'export const Head: HeadFC = () => null;'])(
  'no browser gets the code of a head: %s',
  (source) => {
    expect(head(`import a from 'a';\n${source}`)).not.toContain('export');
  },
);

test.each([
  "export const Head = headFrom({ title: 'home' });",
  'export const Head: (props: Props) => ReactNode = ({ data }) => null;',
  'export const Head: HeadFC<{ done: () => void }> = headFrom();',
])('what makes a head is in a function that nobody calls: %s', (source) => {
  expect(head(source)).toMatch(/^const Head = \(\) => (?!>)/);
});

test('a head that would reach browsers stops the build', () => {
  expect(() => head("export { Head } from './head';")).toThrow('Head');
});
