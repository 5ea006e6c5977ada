import fc from 'fast-check';
import { cleanFields, findErrors, readFields, writeFields } from '../../src/forms/form-elements';
import { charactersLeft, limits } from '../../src/forms/rules';

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = html;
  return form;
}

test('a required field with spaces alone is missing, and an optional one is valid', () => {
  const form = formWith(`
    <input name="name" required value="  " />
    <input name="email" inputmode="email" required value="mina@example.com" />
    <textarea name="message"> </textarea>
    <input name="terms" type="checkbox" required />
  `);
  expect(findErrors(form)).toEqual({ name: 'required', terms: 'required' });
});

test.each(Array.from('\u200b\u3164\u2800\u200e\u00ad\u2060\u115f\u200d\ufe0f\ufffc\ue000'))(
  'a required field with nothing but %j is missing, and words with it are not',
  (letter) => {
    const form = formWith('<input name="name" required /><textarea name="message" required>');
    const [name, message] = form.elements as unknown as HTMLInputElement[];
    if (name) name.value = ` ${letter}`;
    if (message) message.value = `${letter}\n${letter}`;
    cleanFields(form);
    expect(findErrors(form)).toEqual({ name: 'required', message: 'required' });
    if (name) name.value = `র${letter}`;
    if (message) message.value = '👩‍🌾';
    expect(findErrors(form)).toEqual({});
    expect(name).toHaveValue(`র${letter}`);
  },
);

test.each([
  '<input type="hidden" name="email" value="x" />',
  '<button id="email" value="x">Fill in</button>',
  '<input type="submit" name="email" value="x" />',
])('a form reads its own field, whatever somebody adds: %s', (foreign) => {
  const own = '<input name="email" inputmode="email" required />';
  for (const html of [own + foreign, foreign + own]) {
    const form = formWith(html);
    expect(findErrors(form)).toEqual({ email: 'required' });
    writeFields(form, { email: 'mina@example.com' });
    expect(readFields(form, 'contact')).toEqual({ email: 'mina@example.com' });
  }
});

test('limits count characters, not bytes or halves of an emoji', () => {
  const form = formWith('<textarea name="message"></textarea>');
  const [message] = form.elements as unknown as [HTMLTextAreaElement];
  const full = '🧵'.repeat(limits['message'] ?? 0);
  expect(charactersLeft('message', full)).toBe(0);
  message.value = full;
  expect(findErrors(form)).toEqual({});
  message.value += 'a';
  expect(findErrors(form)).toEqual({ message: 'tooLong' });
});

test('an address is cleaned in its field before it is judged, and a password never', () => {
  const form = formWith(`
    <input name="email" inputmode="email" required />
    <input name="name" />
    <input name="password" type="password" />
  `);
  const [email, name, password] = form.elements as unknown as HTMLInputElement[];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const field of [email, name, password]) if (field) field.value = `${typed}\u200b`;
      const secret = password?.value;
      if (email) email.value = '\u200bmina＠example.com ';
      cleanFields(form);
      expect(email?.value).toBe('mina@example.com');
      expect(name?.value).not.toMatch(/[^\P{Cc}\t\n]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
      expect(password?.value).toBe(secret);
      expect(findErrors(form)).toEqual({});
    }),
  );
});
