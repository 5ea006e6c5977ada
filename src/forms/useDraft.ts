import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { clearDraft, readDraft, saveDraft, initialValues } from './draft';
import { readFields, restoreFields, writeFields, type FormOnPage } from './fields';
import { fieldNames, type Values } from './rules';

export interface DraftOfForm {
  form: RefObject<HTMLFormElement | null>;
  /** The form's `ref`. */
  attach: (element: HTMLFormElement | null) => void;
  /** What the form holds, for rendering. */
  values: Values;
  /** What the form holds at this moment. */
  current: () => Values;
  /** When typing began, in milliseconds since 1970. */
  startedAt: () => number | undefined;
  /** Takes in what the fields hold now. */
  read: () => void;
  /** Puts values into the fields and takes them in. */
  write: (values: Values) => void;
  /** Lets the draft go: the message has arrived. */
  drop: () => void;
  /** Empties the form for another message. */
  restart: () => void;
}

interface Options extends FormOnPage {
  /** The form is on the screen, and not the thanks in its place. */
  shown: boolean;
  /** Called at every change with the names of the fields that have changed. */
  onChange: (names: readonly string[]) => void;
}

/** Keeps what a form holds as a draft on this device at every change, and fills the form with it when it comes on the screen. */
export function useDraft({ shown, onChange, ...where }: Options): DraftOfForm {
  const { kind, page, initial } = where;
  const form = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
  }, []);
  const [values, setValues] = useState(initial);
  // Ahead of the state, which changes only with the next rendering.
  const current = useRef(initial);
  const startedAt = useRef<number>(undefined);

  const hold = (held: Values) => {
    current.current = held;
    setValues(held);
  };
  const change = (changed: Values) => {
    const before = current.current;
    hold({ ...before, ...changed });
    startedAt.current ??= Date.now();
    saveDraft(kind, page, current.current);
    onChange(Object.keys(changed).filter((name) => changed[name] !== before[name]));
  };
  const write = (written: Values) => {
    if (form.current) writeFields(form.current, written);
    change(written);
  };

  useEffect(() => {
    if (!shown || !form.current) return undefined;
    const { values: restored, typed } = restoreFields(form.current, where);
    hold(restored);
    // What was typed before the page was hydrated was typed since it was opened.
    if (typed) saveDraft(kind, page, restored, performance.timeOrigin);
    startedAt.current = readDraft(kind)?.startedAt;
    // The browser shows a page as it was left; the draft may have changed on another since.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !form.current) return;
      const kept = initialValues(kind, page, initial);
      const emptied = Object.fromEntries(fieldNames[kind].map((name) => [name, '']));
      writeFields(form.current, { ...emptied, ...kept });
      hold(kept);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
    // The page it stands on does not change while it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);

  return {
    form,
    attach,
    values,
    current: () => current.current,
    startedAt: () => startedAt.current,
    read: () => form.current && change(readFields(form.current, kind)),
    write,
    drop: () => clearDraft(kind),
    restart: () => {
      startedAt.current = undefined;
      hold(initial);
    },
  };
}
