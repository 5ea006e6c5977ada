import type { Node } from 'gatsby';
import { textOfNodes } from '../src/node-text';

const node = (id: string, fields: object) =>
  ({ id, parent: null, children: [], internal: {}, ...fields }) as unknown as Node;

test('the text of a language is what its nodes say, not where they come from', () => {
  const nodes = [
    node('a1', { absolutePath: `${process.cwd()}/content/a.bn.yaml` }),
    node('b2', {
      language: 'bn',
      title: 'দোকান',
      translation: 'a1',
      picture: `${process.cwd()}/content/a.jpg`,
      data: '{"key":"লেখা"}',
    }),
    node('c3', { language: 'en', title: 'Shop' }),
  ];
  expect(textOfNodes(nodes, 'bn').split('\n')).toEqual(['দোকান', 'লেখা']);
});
