import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  cleanFields,
  fieldOf,
  findErrors,
  focusFirst,
  withoutErrors,
  type FormOnPage,
} from './form-elements';
import {
  fieldNames,
  honeypotName,
  isRequired,
  type FieldErrors,
  type FormKind,
  type Values,
} from './rules';
import { send, type Outcome } from './send';
import { answerName } from './sum';
import { templateParams } from './email-params';
import { useDraft, type FormDraft } from './useDraft';
import type { SumCheck } from './useSum';

/** Why a message was not delivered. */
export type Failure = Exclude<Outcome, 'arrived'>;

/** Why the form was not sent, or not delivered. `trap`: the hidden field is filled in. */
export type FormProblem =
  { kind: 'fields'; errors: FieldErrors } | { kind: 'sum' | 'trap' | Failure };

export interface EmailForm extends Pick<FormDraft, 'values' | 'current'> {
  /** The `ref` of the form element. */
  ref: FormDraft['form'];
  kind: FormKind;
  /** The state of the form (docs/requirements.md#forms). */
  phase: 'editing' | 'sending' | 'sent';
  problem: FormProblem | undefined;
  /** How many attempts to send this message have failed. */
  failures: number;
  errors: FieldErrors;
  sum: SumCheck | undefined;
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
  Partial<Pick<FormOnPage, 'initial'>> & {
    /** The sum to solve before the form is sent. */
    sum?: SumCheck;
  };

const nothing: Values = {};

/** Returns the problem that is left after some fields were edited. */
function left(
  kind: FormKind,
  problem: FormProblem | undefined,
  names: readonly string[],
): FormProblem | undefined {
  if (problem?.kind === 'fields') {
    // Any edit clears the error of an inquiry (docs/requirements.md#inquiry-form).
    const errors = kind === 'inquiry' ? {} : withoutErrors(problem.errors, names);
    return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : undefined;
  }
  // The answer to the sum is none of the named fields.
  const isEdited = problem?.kind === 'sum' || names.length > 0;
  return isEdited && problem?.kind !== 'trap' ? undefined : problem;
}

/**
 * State of a form that sends one message at a time (docs/requirements.md#errors). The fields are uncontrolled, so that text typed before
 * hydration stays in its field. From then on, every change is saved as a draft until the message has arrived.
 */
export function useEmailForm({
  kind,
  page,
  initial = nothing,
  fromQuery,
  sum,
}: Options): EmailForm {
  const [phase, setPhase] = useState<EmailForm['phase']>('editing');
  const [problem, setProblem] = useState<FormProblem>();
  const [failures, setFailures] = useState(0);
  // A ref, as the state is one render behind.
  const isSending = useRef(false);
  const draft = useDraft({
    kind,
    page,
    initial,
    fromQuery,
    shown: phase !== 'sent',
    onChange: (names) => setProblem((last) => left(kind, last, names)),
  });

  const focus = (name: string) => {
    if (draft.form.current) fieldOf(draft.form.current, name)?.focus();
  };
  const focusSoon = (name: string) => requestAnimationFrame(() => focus(name));

  /** Returns what keeps the form from being sent. */
  const findProblem = (form: HTMLFormElement): FormProblem | undefined => {
    const errors = withoutErrors(findErrors(form), [answerName]);
    if (Object.keys(errors).length > 0) return { kind: 'fields', errors };
    if (sum && !sum.check(fieldOf(form, answerName)?.value ?? '')) return { kind: 'sum' };
    return fieldOf(form, honeypotName)?.value ? { kind: 'trap' } : undefined;
  };
  /** Empties a field that was filled in wrongly, and moves the focus to it. It may be rendered with the next frame. */
  const askAgain = (form: HTMLFormElement, name: string) => {
    const field = fieldOf(form, name);
    if (field) field.value = '';
    focusSoon(name);
  };

  const arrive = () => {
    setPhase('sent');
    draft.drop();
  };
  const fail = (kind: Failure) => {
    setPhase('editing');
    setProblem({ kind });
    setFailures((count) => count + 1);
    // Fields are inert while sending, so a visitor who pressed Enter in one has lost the focus.
    if (document.activeElement === document.body)
      draft.form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  const deliver = async () => {
    const message = JSON.stringify(templateParams(kind, draft.current()));
    const onLateArrival = () => {
      const isSame = JSON.stringify(templateParams(kind, draft.current())) === message;
      if (isSame && !isSending.current) arrive();
    };
    isSending.current = true;
    setPhase('sending');
    const outcome = await send(templateParams(kind, draft.current()), { onLateArrival });
    isSending.current = false;
    if (outcome === 'arrived') arrive();
    else fail(outcome);
  };

  const submit = async () => {
    const form = draft.form.current;
    if (!form || isSending.current) return;
    cleanFields(form);
    // A password manager sets values without an event, and they decide which fields there are.
    flushSync(draft.sync);
    const found = findProblem(form);
    setProblem(found);
    if (!found) await deliver();
    else if (found.kind === 'fields') focusFirst(form, found.errors);
    else askAgain(form, found.kind === 'sum' ? answerName : honeypotName);
  };

  return {
    kind,
    ref: draft.form,
    values: draft.values,
    current: draft.current,
    phase,
    problem,
    failures,
    errors: problem?.kind === 'fields' ? problem.errors : {},
    sum,
    isRequired: (name) => isRequired(kind, name, draft.values),
    edit: draft.sync,
    setValues: draft.write,
    submit,
    focus,
    restart: () => {
      setProblem(undefined);
      setFailures(0);
      setPhase('editing');
      sum?.renew();
      draft.restart();
      // The pressed button is removed.
      focusSoon(fieldNames[kind][0]);
    },
  };
}
