/** @jest-environment node */
import { pageLetters, pageTitle } from '../src/page-letters';

const page = (css: string, body: string) =>
  pageLetters(`<html><head><style>${css}</style></head><body>${body}</body></html>`);

test('the title includes nested text', () => {
  expect(pageTitle('<p>가</p><h1>나 <b>다</b></h1>')).toBe('나 다');
  expect(pageTitle('<p>가</p>')).toBe('');
});

test('letters go with the weight of the element they stand in, or else of one around it', () => {
  const css = '.a{color:red;font-weight:800}.b{font-weight:400}';
  expect(page(css, '가<h2 class="a">나<i>다</i><span class="b">라</span></h2>')).toEqual({
    text: '가라',
    bold: '나다',
  });
});

test('an element that is bold only at times has its letters in both weights', () => {
  const css =
    '.a{font-weight:400}@media (min-width:1px){.a:hover{font-weight:800}}.b[data-on]{font-weight:800}';
  expect(page(css, '<p class="a">가</p><p class="b">나</p><p class="b" data-on>다</p>')).toEqual({
    text: '가나',
    bold: '가다',
  });
});

test('an element with a rule for a state only may have the weight of what is around it', () => {
  const css = '.a:is([data-on], .on){font-weight:800}';
  expect(page(css, '<p class="a">가</p>')).toEqual({ text: '가', bold: '가' });
});

test('placeholders are drawn', () => {
  const css = '.a{font-weight:800}';
  expect(page(css, '<input placeholder="가"><input class="a" placeholder="나">')).toEqual({
    text: '가',
    bold: '나',
  });
});

test('rules for nested elements count', () => {
  expect(
    page('.a>b,.c b{font-weight:800}', '<p class="a">가<b>나</b><i><b>다</b></i></p>'),
  ).toEqual({
    text: '가다',
    bold: '나',
  });
});

test('rules of fonts, scripts, styles and tags are not drawn, entities are', () => {
  const css = '@font-face{font-family:x;font-weight:800}';
  expect(page(css, '<p title="가">&amp;&#x27;나</p><script>다</script><style>라</style>')).toEqual({
    text: "&'나",
    bold: '',
  });
});

test('generated content may have any weight of the page', () => {
  const css = '.a::after{content: "·" / ""}.b::before{content:"";font-weight:800}';
  expect(page(css, '<p class="a">가</p>')).toEqual({ text: '·가', bold: '' });
  expect(page(css, '<p class="a">가</p><h2 class="b">나</h2>')).toEqual({
    text: '·가나',
    bold: '·나',
  });
  const counted = '.a::after{content:counter(n)}';
  expect(page(counted, '<p class="a">가</p>')).toEqual({ text: '0123456789가', bold: '' });
});
