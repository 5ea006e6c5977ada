import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from './client';
import { deliver, type Outcome } from './deliver';
import { clearDraft, onSuggestion, readDraft, saveDraft, type Draft } from './draft';
import { browserFaults, fieldOf, focusFirst, readFields, writeFields } from './fields';
import { templateParams } from './params';
import { findFaults, isRequired, type Faults, type FormKind, type Values } from './rules';
import { looksAutomatic, trapName } from './suspicion';
import { useSumCheck, type SumCheck } from './useSumCheck';

/** Name of the field that takes the answer to a sum. */
export const answerName = 'answer';

/** What stands in the way of a message, or went wrong with it. */
export type Problem =
  | { kind: 'fields'; faults: Faults }
  | { kind: 'sum' }
  | Exclude<Outcome, { kind: 'arrived' | 'already' }>;

interface State {
  /** Where the form is (spec §4): being filled in, on its way, or thanked for. */
  phase: 'editing' | 'sending' | 'sent';
  values: Values;
  problem: Problem | undefined;
  /** When exactly this message had arrived before, in milliseconds since 1970. */
  arrivedAt: number | undefined;
}

export interface EmailForm extends State {
  kind: FormKind;
  /** The form's `ref`. */
  attach: (element: HTMLFormElement | null) => void;
  faults: Faults;
  sum: SumCheck;
  isRequired: (name: string) => boolean;
  edit: () => void;
  submit: () => Promise<void>;
  setValue: (name: string, value: string) => void;
  /** Clears the thank-you view away for another message. */
  restart: () => void;
}

interface Options {
  kind: FormKind;
  /** English path of the page. */
  place: string;
  /** What the page itself fills in; it goes before a draft from another page. */
  initial?: Values;
}

const nothing: Values = {};

/**
 * A form that sends one message and never loses a word (spec §4, §5, §8). Its fields are the browser's own, so that what was
 * typed before scripts ran stays; every change is kept as a draft on this device until the message has arrived.
 */
export function useEmailForm({ kind, place, initial = nothing }: Options): EmailForm {
  const ref = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement | null) => {
    ref.current = element;
  }, []);
  const [state, setState] = useState<State>(() => fresh(initial));
  const patch = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const values = useRef(initial);
  const startedAt = useRef<number>(undefined);
  const busy = useRef(false);
  /** The message of which the visitor knows that it may have arrived. */
  const told = useRef('');
  const sum = useSumCheck(kind === 'intake');

  const change = (changed: Values) => {
    values.current = { ...values.current, ...changed };
    startedAt.current ??= Date.now();
    saveDraft(kind, place, values.current);
    patch({ values: values.current, problem: undefined });
  };

  useEffect(() => {
    const form = ref.current;
    if (!form) return undefined;
    const draft = readDraft(kind);
    startedAt.current = draft?.startedAt;
    const typed = touched(readFields(form, kind), initial);
    values.current = { ...initial, ...(draft && kept(draft, place, initial)), ...typed };
    writeFields(form, values.current);
    patch({ values: values.current });
    if (Object.keys(typed).length > 0) saveDraft(kind, place, values.current);
    return onSuggestion(kind, change);
    // The page it stands on does not change while it is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state.phase === 'sent']);

  const finish = (outcome: Outcome, message: string) => {
    busy.current = false;
    if (outcome.kind === 'arrived' || outcome.kind === 'already') {
      clearDraft(kind);
      patch({ phase: 'sent', arrivedAt: outcome.kind === 'already' ? outcome.at : undefined });
      return;
    }
    if (outcome.kind === 'unknown' || outcome.kind === 'doubtful') told.current = message;
    patch({ phase: 'editing', problem: outcome });
    // The fields, and with them the focus of who pressed Enter in one, rest while a message is on its way.
    if (document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const submit = async () => {
    const form = ref.current;
    if (!form || busy.current) return;
    change(readFields(form, kind));
    const faults = { ...findFaults(kind, values.current), ...browserFaults(form, kind) };
    if (Object.keys(faults).length > 0) {
      patch({ problem: { kind: 'fields', faults } });
      focusFirst(form, kind, faults);
      return;
    }
    const answer = fieldOf(form, answerName);
    const again = (problem: Problem | undefined) => {
      if (answer) answer.value = '';
      patch({ problem });
      // A sum that was not asked before has no field yet.
      requestAnimationFrame(() => fieldOf(form, answerName)?.focus());
    };
    if (!sum.check(answer?.value ?? '')) {
      again({ kind: 'sum' });
      return;
    }
    const trap = fieldOf(form, trapName)?.value ?? '';
    const now = Date.now();
    if (looksAutomatic({ trap, startedAt: startedAt.current ?? now, now }) && sum.askAgain()) {
      again(undefined);
      return;
    }

    busy.current = true;
    patch({ phase: 'sending', problem: undefined });
    const params = templateParams(kind, values.current);
    const message = JSON.stringify(params);
    const outcome = await deliver(client, params, {
      knowingly: told.current === message,
      onLate: () => {
        const same = JSON.stringify(templateParams(kind, values.current)) === message;
        if (same && !busy.current) finish({ kind: 'arrived' }, message);
      },
    });
    finish(outcome, message);
  };

  return {
    ...state,
    kind,
    attach,
    sum,
    faults: state.problem?.kind === 'fields' ? state.problem.faults : {},
    isRequired: (name) => isRequired(kind, name, state.values),
    edit: () => ref.current && change(readFields(ref.current, kind)),
    submit,
    setValue: (name, value) => {
      if (ref.current) writeFields(ref.current, { [name]: value });
      change({ [name]: value });
    },
    restart: () => {
      values.current = initial;
      startedAt.current = undefined;
      told.current = '';
      sum.reset();
      setState(fresh(initial));
    },
  };
}

function fresh(values: Values): State {
  return { phase: 'editing', values, problem: undefined, arrivedAt: undefined };
}

/** What the visitor changed before scripts ran. */
function touched(typed: Values, initial: Values): Values {
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== '' && value !== initial[name],
  );
  return Object.fromEntries(changed);
}

/** What of a draft holds on this page: the package belongs to the page it was picked on. */
function kept(draft: Draft, place: string, initial: Values): Values {
  return draft.place === place ? draft.values : { ...draft.values, tier: '', ...initial };
}
