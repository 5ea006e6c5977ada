import { useRef, useState } from 'react';
import { client } from './site-email-client';
import { deliver, type Outcome } from './deliver';
import { templateParams } from './params';
import type { FormKind, Values } from './rules';

/** Why a message did not get through. */
export type Failure = Exclude<Outcome, { kind: 'arrived' | 'already' }>;

interface State {
  /** Where the form is (docs/requirements.md#forms): being filled in, on its way, or thanked for. */
  phase: 'editing' | 'sending' | 'sent';
  /** When exactly this message had arrived before, in milliseconds since 1970. */
  arrivedAt: number | undefined;
}

export interface Delivery extends State {
  /** Sends a message, unless one is under way. */
  send: (values: Values) => Promise<void>;
  /** Gets ready for another message. */
  restart: () => void;
}

interface Options {
  kind: FormKind;
  /** Returns what the form holds at this moment. */
  current: () => Values;
  onArrival: () => void;
  onFailure: (failure: Failure) => void;
}

const editing: State = { phase: 'editing', arrivedAt: undefined };

/** Brings one message at a time on its way, and hears an answer that comes late (docs/requirements.md#errors). */
export function useDelivery({ kind, current, onArrival, onFailure }: Options): Delivery {
  const [state, setState] = useState(editing);
  const busy = useRef(false);
  /** The message of which the visitor knows that it may have arrived. */
  const told = useRef('');

  const finish = (outcome: Outcome, message: string) => {
    busy.current = false;
    if (outcome.kind === 'arrived' || outcome.kind === 'already') {
      setState({ phase: 'sent', arrivedAt: outcome.kind === 'already' ? outcome.at : undefined });
      onArrival();
      return;
    }
    if (outcome.kind === 'unknown' || outcome.kind === 'doubtful') told.current = message;
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
        confirmed: told.current === message,
        onLateArrival: () => {
          const same = JSON.stringify(templateParams(kind, current())) === message;
          if (same && !busy.current) finish({ kind: 'arrived' }, message);
        },
      });
      finish(outcome, message);
    },
    restart: () => {
      told.current = '';
      setState(editing);
    },
  };
}
