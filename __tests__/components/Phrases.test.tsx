import { screen } from '@testing-library/react';
import { Headline } from '../../src/components/Heading';
import { phraseBreak } from '../../src/lib/phrases';
import { renderStyled } from '../helpers/render';

const signed = ['街で', '出会える、', '仕事。'].join(phraseBreak);

test('a headline has a place for a line break between phrases, and no sign that is copied along', () => {
  renderStyled(<Headline>{signed}</Headline>);
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('街で出会える、仕事。');
  expect(heading.querySelectorAll('wbr')).toHaveLength(2);
});

test('a headline that changes does not need the text nodes that it had', () => {
  const { rerender } = renderStyled(<Headline>{signed}</Headline>);
  const heading = screen.getByRole('heading');
  // What a browser does that translates the page.
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const wrapper = document.createElement('span');
    text.replaceWith(wrapper);
    wrapper.append('translated');
  }
  rerender(<Headline>{['次の', '見出し'].join(phraseBreak)}</Headline>);
  expect(heading).toHaveTextContent('次の見出し');
});
