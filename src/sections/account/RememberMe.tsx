import { useEffect, useId, useRef } from 'react';
import { CheckboxField } from '../../forms/CheckboxField';
import { fieldOf } from '../../forms/form-elements';
import { storage } from '../../forms/storage';
import { useMessages } from '../../i18n/useMessages';

/** The key of the email address in local storage. The cookie policy names it. */
const key = 'signInEmail';
const name = 'remember';

/** Keeps the email address of a form on this device if the visitor wants that, and forgets it if not. */
export function rememberEmail(form: HTMLFormElement): void {
  const email = fieldOf(form, 'email')?.value;
  if (email && new FormData(form).has(name)) storage.set(key, email);
  else storage.remove(key);
}

/** A checkbox. If it was checked before, it fills in the email address. Unchecked, it forgets the address at once. */
export function RememberMe() {
  const t = useMessages();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const email = storage.get(key);
    if (!email || !box.current?.form) return;
    box.current.checked = true;
    const field = fieldOf(box.current.form, 'email');
    // What was typed before hydration stays.
    if (field && !field.value) field.value = email;
  }, []);
  return (
    <CheckboxField
      ref={box}
      id={useId()}
      name={name}
      data-restores={key}
      label={t('account:rememberMe')}
      onChange={({ target }) => {
        if (!target.checked) storage.remove(key);
      }}
    />
  );
}
