import { useEffect, useRef, useState, type RefObject } from 'react';
import { clearDraft, readDraft, saveDraft } from './draft';
import {
  addressOf,
  readFields,
  restoreFields,
  startValues,
  writeFields,
  type FormOnPage,
} from './form-elements';
import { fieldNames, type Values } from './rules';

export interface FormDraft {
  form: RefObject<HTMLFormElement | null>;
  /** The values for rendering. */
  values: Values;
  /** Returns the current values, which may be ahead of the rendered ones. */
  current: () => Values;
  /** Reads the values from the fields. */
  sync: () => void;
  /** Writes values into the fields. Only a draft that the visitor began is saved with them. */
  write: (values: Values) => void;
  /** Deletes the draft, after the message has arrived. */
  drop: () => void;
  /** Clears the form for another message. */
  restart: () => void;
}

interface Options extends FormOnPage {
  /** Whether the form is shown, not the thank-you view. */
  shown: boolean;
  /** Called after each change with the names of the changed fields. */
  onChange: (names: readonly string[]) => void;
}

/** Saves every change of a form as a draft on this device, and restores the draft when the form is shown. */
export function useDraft({ shown, onChange, ...where }: Options): FormDraft {
  const { kind, initial } = where;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  // A ref, as the state is one render behind.
  const current = useRef(initial);
  /** Whether the visitor has typed something, now or in a draft. */
  const isBegun = useRef(false);
  /** Until then, the fields do not have the values of the draft, and must not be saved. */
  const isRestored = useRef(false);

  const update = (next: Values) => {
    current.current = next;
    setValues(next);
  };
  const change = (changed: Values) => {
    const before = current.current;
    update({ ...before, ...changed });
    if (isBegun.current) saveDraft(kind, addressOf(where), current.current);
    onChange(Object.keys(changed).filter((name) => changed[name] !== before[name]));
  };
  const write = (written: Values) => {
    if (!form.current) return;
    writeFields(form.current, written);
    change(written);
  };
  const sync = () => {
    if (!form.current || !isRestored.current) return;
    isBegun.current = true;
    change(readFields(form.current, kind));
  };

  useEffect(() => {
    if (!shown || !form.current) return undefined;
    const { values: restored, typed } = restoreFields(form.current, where);
    // Rendering the form again would compute its styles, for nothing if no field has changed.
    if (!hasSameEntries(restored, current.current)) update(restored);
    if (typed) saveDraft(kind, addressOf(where), restored);
    isBegun.current = readDraft(kind) !== undefined;
    isRestored.current = true;
    // A page from the back/forward cache may show an older draft.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current) return;
      const restored = startValues(where);
      const emptied = Object.fromEntries(fieldNames[kind].map((name) => [name, '']));
      writeFields(form.current, { ...emptied, ...restored });
      update(restored);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
    // The page does not change while the form is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  return {
    form,
    values,
    current: () => current.current,
    sync,
    write,
    drop: () => clearDraft(kind),
    restart: () => {
      isBegun.current = false;
      update(initial);
    },
  };
}

function hasSameEntries(one: Values, other: Values): boolean {
  return [...Object.keys(one), ...Object.keys(other)].every((name) => one[name] === other[name]);
}
