import { NavigationIcon } from '../../src/layout/NavigationIcon';
import { renderStyled } from '../helpers/render';

test.each([
  ['a pattern', { swatch: { motif: 'wave', color: 'sky' } } as const, 'img'],
  ['a drawing', { icon: 'people' } as const, 'svg'],
])('%s is shown, and hidden from assistive tech', (_, look, tag) => {
  const { container } = renderStyled(<NavigationIcon {...look} />);
  const picture = container.querySelector(tag);
  expect(picture).toBeInTheDocument();
  expect(picture?.getAttribute('alt') === '' || picture?.getAttribute('aria-hidden')).toBeTruthy();
});
