import { keepFields } from '../src/browser/keep-fields';

const html = `<form name="ask">
  <input name="who"><textarea name="what"></textarea><input type="checkbox" name="agree">
  <select name="which"><option>one</option><option>two</option></select>
</form><form name="other"><input name="who"></form>`;

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
/** Observers are called in a microtask. */
const observed = () => Promise.resolve();

beforeAll(keepFields);
beforeEach(async () => {
  document.body.innerHTML = `<main>${html}</main>`;
  await observed();
});

function fillIn(): void {
  find('[name=who]').value = 'Mina';
  find('textarea').value = 'A sign';
  find('[name=agree]').checked = true;
  find('select').value = 'two';
}

test('fields that replace others of the same form and name get their values, and tell it', async () => {
  fillIn();
  const told: string[] = [];
  document.addEventListener('input', ({ target }) => told.push((target as HTMLInputElement).name));
  find('main').outerHTML = `<main><p>New</p>${html}</main>`;
  await observed();
  expect(find('[name=who]').value).toBe('Mina');
  expect(find('textarea').value).toBe('A sign');
  expect(find('[name=agree]').checked).toBe(true);
  expect(find('select').value).toBe('two');
  expect(find('[name=other] [name=who]').value).toBe('');
  expect(told).toEqual(['who', 'what', 'agree', 'which']);
});

test('focus and selection go along', async () => {
  fillIn();
  find('[name=who]').focus();
  find('[name=who]').setSelectionRange(1, 3);
  find('form').outerHTML = html;
  await observed();
  const who = find('[name=who]');
  expect(document.activeElement).toBe(who);
  expect([who.selectionStart, who.selectionEnd]).toEqual([1, 3]);
});

test('a form that comes back later is empty', async () => {
  fillIn();
  find('main').innerHTML = '<p>Thank you</p>';
  await observed();
  find('main').innerHTML = html;
  await observed();
  expect(find('[name=who]').value).toBe('');
});

test('what moves within the page keeps its place', async () => {
  fillIn();
  document.body.append(find('form'));
  await observed();
  expect(find('[name=ask] [name=who]').value).toBe('Mina');
});
