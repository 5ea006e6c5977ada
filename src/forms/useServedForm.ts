import { useEffect, useRef, useState, type RefObject } from 'react';
import { readDraft, saveDraft } from './draft';
import { readFields, restoreFields, type FormOnPage } from './fields';
import { fieldNames, type Values } from './rules';

/**
 * Keeps what is typed into a form as the server sent it, until its code is there to do so. Takes which form it is, whether its code
 * is here, and whether it is late, upon which the draft is shown; gives the ref of an element around the form and what it holds.
 */
export function useServedForm(
  { kind, place, initial }: FormOnPage,
  { here, late }: { here: boolean; late: boolean },
): { frame: RefObject<HTMLDivElement | null>; values: Values } {
  const frame = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<Values>({});

  useEffect(() => {
    const element = frame.current;
    if (here || !element) return undefined;
    let held: Values | undefined;
    const hold = () => {
      const form = served(element, kind);
      if (form && !held) held = restoreFields(form, { kind, place, initial }).values;
      else if (form) held = { ...held, ...readFields(form, kind) };
      if (held) saveDraft(kind, place, held);
      setValues(held ?? readDraft(kind)?.values ?? {});
    };
    const keep = ({ target }: Event) => {
      if (element.contains(target as Node)) hold();
    };
    // What was typed before this ran counts as well.
    if (late) hold();
    // Before React, which stops what happens in a part that it has not taken over.
    document.addEventListener('input', keep, true);
    return () => document.removeEventListener('input', keep, true);
    // The page it stands on does not change while it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [here, late]);
  return { frame, values };
}

/** The form among what is in an element: the one that has the fields. */
function served(element: HTMLElement, kind: FormOnPage['kind']): HTMLFormElement | undefined {
  const names = fieldNames[kind].map((name) => `[name=${name}]`).join();
  return element.querySelector<HTMLInputElement>(names)?.form ?? undefined;
}
