/** @jest-environment node */
import type { Node } from 'gatsby';
import { rawData } from '../src/nodes';

test('days are texts at any depth, where the parser makes dates of them', () => {
  const day = new Date('2025-06-01');
  const node = { id: '1', on: day, rate: { on: day }, list: [{ on: day }], empty: null };
  expect(rawData(node as unknown as Node)).toEqual({
    on: '2025-06-01',
    rate: { on: '2025-06-01' },
    list: [{ on: '2025-06-01' }],
    empty: null,
  });
});
