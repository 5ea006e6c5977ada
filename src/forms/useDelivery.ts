import { useRef, useState } from 'react';
import { client } from './site-email-client';
import { deliver, type Outcome } from './deliver';
import { templateParams } from './template-params';
import type { FormKind, Values } from './rules';

/** Why a message was not delivered. */
export type Failure = Exclude<Outcome, { kind: 'arrived' | 'already' }>;

interface State {
  /** The state of the form (docs/requirements.md#forms). */
  phase: 'editing' | 'sending' | 'sent';
  /** If the same message arrived before: when, in milliseconds since 1970. */
  arrivedAt: number | undefined;
}

export interface Delivery extends State {
  /** Sends a message, unless one is being sent. */
  send: (values: Values) => Promise<void>;
  /** Resets the form for another message. */
  restart: () => void;
}

interface Options {
  kind: FormKind;
  /** Returns the current values of the form. */
  current: () => Values;
  onArrival: () => void;
  onFailure: (failure: Failure) => void;
}

const editing: State = { phase: 'editing', arrivedAt: undefined };

/** Sends one message at a time, and handles a response that comes after the timeout (docs/requirements.md#errors). */
export function useDelivery({ kind, current, onArrival, onFailure }: Options): Delivery {
  const [state, setState] = useState(editing);
  const busy = useRef(false);
  /** The last message that the visitor was warned may have arrived. */
  const warned = useRef('');

  const finish = (outcome: Outcome, message: string) => {
    busy.current = false;
    if (outcome.kind === 'arrived' || outcome.kind === 'already') {
      setState({ phase: 'sent', arrivedAt: outcome.kind === 'already' ? outcome.at : undefined });
      onArrival();
      return;
    }
    if (outcome.kind === 'unknown' || outcome.kind === 'doubtful') warned.current = message;
    setState(editing);
    onFailure(outcome);
  };

  return {
    ...state,
    async send(values) {
      if (busy.current) return;
      busy.current = true;
      setState({ phase: 'sending', arrivedAt: undefined });
      const params = templateParams(kind, values);
      const message = JSON.stringify(params);
      const outcome = await deliver(client, params, {
        confirmed: warned.current === message,
        onLateArrival: () => {
          const same = JSON.stringify(templateParams(kind, current())) === message;
          if (same && !busy.current) finish({ kind: 'arrived' }, message);
        },
      });
      finish(outcome, message);
    },
    restart: () => {
      warned.current = '';
      setState(editing);
    },
  };
}
