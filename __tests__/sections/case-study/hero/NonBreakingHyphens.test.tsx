import { NonBreakingHyphens } from '../../../../src/sections/case-study/hero/NonBreakingHyphens';
import { renderStyled } from '../../../helpers/render';

const kept = (text: string) => {
  const { container } = renderStyled(
    <p>
      <NonBreakingHyphens text={text} />
    </p>,
  );
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

test('a single letter and its hyphen stay with their word', () => {
  expect(kept('An e-commerce shop')).toEqual(['e-commerce']);
  expect(kept('E-mail, e-books')).toEqual(['E-mail', 'e-books']);
});

test('signs that belong to a letter are not cut off it', () => {
  expect(kept('নতুন ই-কমার্স সাইট')).toEqual(['ই-কমার্স']);
  expect(kept('एक ई-कॉमर्स साइट')).toEqual(['ई-कॉमर्स']);
});

test('longer words may break at their hyphen', () => {
  expect(kept('A well-known café - and more')).toEqual([]);
});
