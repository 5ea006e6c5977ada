import type { FC } from 'react';
import { keepWhole, record, toRaw } from '../src/build/recording';
import { renderedPart } from '../src/browser/static-part';

const page = () => ({
  title: 'Title',
  text: 'Text',
  founder: { name: 'A', quote: 'Q' },
  works: { nodes: [{ name: 'B', text: 'T', logo: { file: 'f' } }] },
});

const Card: FC<{ works?: object; founder?: object }> = () => null;
const Static = renderedPart('Static', Card);

test('fields that were read are kept, others are not', () => {
  const { data, kept } = record(page());
  expect([data.title, data.founder.name]).toEqual(['Title', 'A']);
  expect(kept()).toEqual({ title: 'Title', founder: { name: 'A' } });
});

test('what is passed to a part that hydrates is kept whole', () => {
  const { data, kept } = record(page());
  keepWhole(
    <div>
      <Card works={data.works.nodes} />
      {data.founder.name}
    </div>,
  );
  expect(kept()).toEqual({ founder: { name: 'A' }, works: page().works });
});

test('what is passed to a static part is not kept, and its reads are not tracked', () => {
  const { data, kept } = record(page());
  keepWhole(<Static founder={data.founder} />);
  expect(toRaw({ works: [data.works], text: 'x' }).works[0]?.nodes[0]?.text).toBe('T');
  expect(kept()).toEqual({ founder: {}, works: {} });
});

test('a list keeps its length and the items that were read', () => {
  const { data, kept } = record({ list: [{ a: 1, b: 2 }, { a: 3 }], passed: [{ a: 1 }] });
  expect([data.list.length, data.list.at(-1)?.a, data.passed]).toEqual([2, 3, expect.anything()]);
  expect(kept()).toEqual({ list: [null, { a: 3 }], passed: [] });
});

test('copies, spreads and tests for a field count as reads', () => {
  const { data, kept } = record(page());
  expect({ ...data.founder }).toEqual(page().founder);
  expect('text' in data).toBe(true);
  expect(kept()).toEqual({ text: 'Text', founder: page().founder });
});

test('what a value of the build is computed from is not kept', () => {
  const { data, kept, untracked } = record(page());
  expect(untracked(() => data.works.nodes.map(({ name }) => name))).toEqual(['B']);
  expect(kept()).toEqual({});
});
