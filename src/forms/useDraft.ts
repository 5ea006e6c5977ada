import { useEffect, useRef, useState, type RefObject } from 'react';
import { clearDraft, hasSameEntries, keepDraft, readDraft, saveDraft } from './draft';
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
  /** Deletes the draft of a message that has arrived. */
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

/** The time of `performance.now()` 0, by the clock of the device as it is now. Visitors and networks correct that clock while a page is open. */
const timeOrigin = () => Date.now() - performance.now();

/** Saves every change of a form as a draft on this device, and restores the draft when the form is shown. */
export function useDraft({ shown, onChange, ...where }: Options): FormDraft {
  const { kind, initial } = where;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  // A ref, as the state is one render behind.
  const current = useRef(initial);
  /** When the visitor last typed something, now or in a draft, since `timeOrigin`. */
  const typedAt = useRef<number>(undefined);
  /** Until then, the fields do not have the values of the draft, and must not be saved. */
  const isRestored = useRef(false);

  const update = (next: Values) => {
    current.current = next;
    setValues(next);
  };
  const change = (changed: Values) => {
    const before = current.current;
    update({ ...before, ...changed });
    if (typedAt.current !== undefined) saveDraft(kind, addressOf(where), current.current);
    onChange(Object.keys(changed).filter((name) => changed[name] !== before[name]));
  };
  const write = (written: Values) => {
    if (!form.current) return;
    writeFields(form.current, written);
    change(written);
  };
  const sync = () => {
    if (!form.current || !isRestored.current) return;
    typedAt.current = performance.now();
    change(readFields(form.current, kind));
  };

  useEffect(() => {
    if (!shown || !form.current) return undefined;
    const { values: restored, typed } = restoreFields(form.current, where);
    // Rendering the form again would compute its styles, for nothing if no field has changed.
    if (!hasSameEntries(restored, current.current)) update(restored);
    if (typed) saveDraft(kind, addressOf(where), restored);
    const begin = () => {
      const draft = readDraft(kind);
      typedAt.current = draft && draft.savedAt - timeOrigin();
    };
    begin();
    isRestored.current = true;
    // Meanwhile another tab may have sent its message, or the clock was corrected. Password managers set values without an event.
    const onPageHide = () => {
      if (!form.current) return;
      const fields = Object.entries(readFields(form.current, kind));
      if (fields.some(([name, value]) => value !== (current.current[name] ?? ''))) sync();
      else if (typedAt.current !== undefined)
        keepDraft(kind, addressOf(where), current.current, typedAt.current + timeOrigin());
    };
    // A page from the back/forward cache may show an older draft. Without any, its text stays: the visitor may have cleared the storage, and
    // a message that is sent twice does no harm.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current || !readDraft(kind)) return;
      const restored = startValues(where);
      const emptied = Object.fromEntries(fieldNames[kind].map((name) => [name, '']));
      writeFields(form.current, { ...emptied, ...restored });
      update(restored);
      begin();
    };
    addEventListener('pagehide', onPageHide);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('pagehide', onPageHide);
      removeEventListener('pageshow', onPageShow);
    };
    // The page does not change while the form is mounted.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  return {
    form,
    values,
    current: () => current.current,
    sync,
    write,
    drop: () => {
      typedAt.current = undefined;
      clearDraft(kind, current.current);
    },
    restart: () => update(initial),
  };
}
