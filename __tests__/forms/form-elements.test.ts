import { browserErrors } from '../../src/forms/form-elements';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('a required field with spaces alone is missing, and an optional one is valid', () => {
  const form = formWith(`
    <input name="name" required value="  " />
    <input name="email" type="email" required value="mina@example.com" />
    <textarea name="message"> </textarea>
  `);
  expect(browserErrors(form, ['name', 'email', 'message'])).toEqual({ name: 'required' });
});
