import { useState } from 'react';
import {
  browserErrors,
  fieldOf,
  focusFirst,
  withoutErrors,
  type FormOnPage,
} from './form-elements';
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
import { useDraft, type FormDraft } from './useDraft';
import { useSumCheck, type SumCheck } from './useSumCheck';

/** Why the form cannot be sent, or was not delivered. */
export type FormError = { kind: 'fields'; errors: FieldErrors } | { kind: 'sum' } | Failure;

export interface EmailForm
  extends Pick<FormDraft, 'values' | 'current'>, Pick<Delivery, 'phase' | 'arrivedAt'> {
  /** The `ref` of the form element. */
  ref: FormDraft['form'];
  kind: FormKind;
  problem: FormError | undefined;
  /** How many attempts have failed. */
  failures: number;
  errors: FieldErrors;
  sum: SumCheck;
  isRequired: (name: string) => boolean;
  edit: () => void;
  submit: () => Promise<void>;
  /** Writes values into the fields. */
  setValues: (values: Values) => void;
  /** Moves the focus to a field. */
  focus: (name: string) => void;
  /** Shows the form again for another message. */
  restart: () => void;
}

type Options = Pick<FormOnPage, 'kind' | 'page' | 'fromQuery'> &
  Partial<Pick<FormOnPage, 'initial'>>;

const nothing: Values = {};

/** Returns the error that is left after some fields were edited. A delivery error stays until a message is delivered. */
function left(kind: FormKind, problem: FormError, names: readonly string[]): FormError | undefined {
  if (problem.kind !== 'sum' && problem.kind !== 'fields') return problem;
  // Any edit clears the error of an inquiry (docs/requirements.md#inquiry-form).
  if (problem.kind === 'sum' || kind === 'inquiry') return undefined;
  const errors = withoutErrors(problem.errors, names);
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : undefined;
}

/**
 * State of a form that sends one message (docs/requirements.md#errors). The fields are uncontrolled, so that text typed before hydration
 * stays in its field. From then on, every change is saved as a draft until the message has arrived.
 */
export function useEmailForm({ kind, page, initial = nothing, fromQuery }: Options): EmailForm {
  const [problem, setProblem] = useState<FormError>();
  const [failures, setFailures] = useState(0);
  const sum = useSumCheck(kind === 'intake');
  const delivery = useDelivery({
    kind,
    current: () => draft.current(),
    onArrival: () => draft.drop(),
    onFailure: (failure) => {
      setProblem(failure);
      setFailures((count) => count + 1);
      // Fields are inert while sending, so a visitor who pressed Enter in one has lost the focus.
      if (document.activeElement === document.body)
        draft.form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    },
  });
  const shown = delivery.phase !== 'sent';
  const draft = useDraft({
    kind,
    page,
    initial,
    fromQuery,
    shown,
    onChange: (names) => setProblem((last) => last && left(kind, last, names)),
  });

  const focus = (name: string) => {
    if (draft.form.current) fieldOf(draft.form.current, name)?.focus();
  };

  /** Returns whether a person filled in the form. Asks for a sum if that is uncertain. */
  const isPersonal = (form: HTMLFormElement): boolean => {
    const answer = fieldOf(form, answerName);
    const ask = (error: FormError | undefined) => {
      if (answer) answer.value = '';
      setProblem(error);
      // The field of a new sum is rendered with the next frame.
      requestAnimationFrame(() => focus(answerName));
      return false;
    };
    if (!sum.check(answer?.value ?? '')) return ask(sum.sum && { kind: 'sum' });
    const trap = fieldOf(form, honeypotName)?.value ?? '';
    const now = Date.now();
    const suspect = looksLikeBot({ honeypot: trap, startedAt: draft.startedAt() ?? now, now });
    // A suspect who has solved the extra sum may send.
    return suspect && sum.askAgain() ? ask(undefined) : true;
  };

  const submit = async () => {
    const form = draft.form.current;
    if (!form || delivery.phase === 'sending') return;
    draft.sync();
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
    ref: draft.form,
    values: draft.values,
    current: draft.current,
    phase: delivery.phase,
    arrivedAt: delivery.arrivedAt,
    problem,
    failures,
    errors: problem?.kind === 'fields' ? problem.errors : {},
    sum,
    isRequired: (name) => isRequired(kind, name, draft.values),
    edit: draft.sync,
    submit,
    setValues: draft.write,
    focus,
    restart: () => {
      setProblem(undefined);
      sum.reset();
      draft.restart();
      delivery.restart();
      // The pressed button is removed. The fields are rendered with the next frame.
      requestAnimationFrame(() => focus(fieldNames[kind][0]));
    },
  };
}
