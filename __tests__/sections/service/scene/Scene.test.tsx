import { screen } from '@testing-library/react';
import Scene from '../../../../src/sections/service/scene/Scene.static';
import { renderStyled } from '../../../helpers/render';

jest.mock('gatsby', () => ({ graphql: jest.fn() }));

const words = { title: 'A sentence', text: 'Before and after.', note: 'An example.' };
const nothing = { feed: null, trial: null, loading: null, edits: null, plan: null };
const edits = {
  items: [{ place: 'Button', language: 'en', before: 'Submit', after: 'Ask', reason: 'Shorter.' }],
} as const;

test('a scene is shown with its words, unless nothing of it is left', () => {
  const { unmount } = renderStyled(<Scene scene={{ ...words, ...nothing, edits }} color="rose" />);
  expect(screen.getByRole('region', { name: words.title })).toHaveTextContent('Ask');
  unmount();
  // Its client is a draft.
  renderStyled(<Scene scene={{ ...words, ...nothing }} color="rose" />);
  expect(screen.queryByText(words.title)).not.toBeInTheDocument();
});
