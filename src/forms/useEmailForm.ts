import { useState } from 'react';
import { browserErrors, fieldOf, focusFirst, withoutErrors } from './fields';
import {
  fieldNames,
  findErrors,
  isRequired,
  type FieldErrors,
  type FormKind,
  type Values,
} from './rules';
import { answerName } from './sum';
import { looksLikeBot, honeypotName } from './bot-check';
import { useDelivery, type Delivery, type Failure } from './useDelivery';
import { useDraft, type DraftOfForm } from './useDraft';
import { useSumCheck, type SumCheck } from './useSumCheck';

/** What stands in the way of a message, or went wrong with it. */
export type FormError =
  | { kind: 'fields'; errors: FieldErrors; /** A field was edited since. */ edited?: boolean }
  | { kind: 'sum' }
  | Failure;

export interface EmailForm
  extends
    Pick<DraftOfForm, 'attach' | 'values' | 'current'>,
    Pick<Delivery, 'phase' | 'arrivedAt'> {
  kind: FormKind;
  problem: FormError | undefined;
  errors: FieldErrors;
  sum: SumCheck;
  isRequired: (name: string) => boolean;
  edit: () => void;
  submit: () => Promise<void>;
  /** Puts values into the fields. */
  setValues: (values: Values) => void;
  /** Moves the focus to a field. */
  focus: (name: string) => void;
  /** Clears the thank-you view away for another message. */
  restart: () => void;
}

interface Options {
  kind: FormKind;
  /** English path of the page. */
  page: string;
  /** What the page itself fills in; it goes before a draft from another page. */
  initial?: Values;
}

const nothing: Values = {};

/** Returns what is still wrong after an edit of some fields. What went wrong on the way stays until it goes well. */
function left(problem: FormError, names: readonly string[]): FormError | undefined {
  if (problem.kind === 'sum') return undefined;
  if (problem.kind !== 'fields') return problem;
  const errors = withoutErrors(problem.errors, names);
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors, edited: true } : undefined;
}

/**
 * A form that sends one message and never loses a word (docs/requirements.md#errors). Its fields are the browser's own, so that what was
 * typed before scripts ran stays; every change is kept as a draft on this device until the message has arrived.
 */
export function useEmailForm({ kind, page, initial = nothing }: Options): EmailForm {
  const [problem, setProblem] = useState<FormError>();
  const sum = useSumCheck(kind === 'intake');
  const delivery = useDelivery({
    kind,
    current: () => draft.current(),
    onArrival: () => draft.drop(),
    onFailure: (failure) => {
      setProblem(failure);
      // The fields, and with them the focus of who pressed Enter in one, rest while a message is on its way.
      if (document.activeElement === document.body)
        draft.form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
  });
  const shown = delivery.phase !== 'sent';
  const draft = useDraft({
    kind,
    page,
    initial,
    shown,
    onChange: (names) => setProblem((last) => last && left(last, names)),
  });

  const focus = (name: string) => {
    if (draft.form.current) fieldOf(draft.form.current, name)?.focus();
  };

  /** Tells whether a person has filled it in; asks for a sum where that is not certain. */
  const isPersonal = (form: HTMLFormElement): boolean => {
    const answer = fieldOf(form, answerName);
    const ask = (asked: FormError | undefined) => {
      if (answer) answer.value = '';
      setProblem(asked);
      // A sum that was not asked before has no field yet.
      requestAnimationFrame(() => focus(answerName));
      return false;
    };
    if (!sum.check(answer?.value ?? '')) return ask({ kind: 'sum' });
    const trap = fieldOf(form, honeypotName)?.value ?? '';
    const now = Date.now();
    const suspect = looksLikeBot({ honeypot: trap, startedAt: draft.startedAt() ?? now, now });
    return suspect && sum.askAgain() ? ask(undefined) : true;
  };

  const submit = async () => {
    const form = draft.form.current;
    if (!form || delivery.phase === 'sending') return;
    draft.read();
    const errors = {
      ...findErrors(kind, draft.current()),
      ...browserErrors(form, fieldNames[kind]),
    };
    if (Object.keys(errors).length > 0) {
      setProblem({ kind: 'fields', errors });
      focusFirst(form, fieldNames[kind], errors);
      return;
    }
    if (isPersonal(form)) await delivery.send(draft.current());
  };

  return {
    kind,
    attach: draft.attach,
    values: draft.values,
    current: draft.current,
    phase: delivery.phase,
    arrivedAt: delivery.arrivedAt,
    problem,
    errors: problem?.kind === 'fields' ? problem.errors : {},
    sum,
    isRequired: (name) => isRequired(kind, name, draft.values),
    edit: draft.read,
    submit,
    setValues: draft.write,
    focus,
    restart: () => {
      setProblem(undefined);
      sum.reset();
      draft.restart();
      delivery.restart();
      // What was pressed goes; the fields are there with the next frame.
      requestAnimationFrame(() => focus(fieldNames[kind][0] ?? ''));
    },
  };
}
