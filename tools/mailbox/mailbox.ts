import type { Email } from './email';
import { afterFailure, type Fault } from './fault';

/** What the stand-in remembers while it runs: messages, newest first, and the fault it plays. */
export class Mailbox {
  #emails: readonly Email[] = [];
  #received = 0;
  #fault: Fault = { kind: 'none' };

  get emails(): readonly Email[] {
    return this.#emails;
  }

  /** Numbers and dates the message; numbers go on after `empty`. */
  add(email: Omit<Email, 'id' | 'receivedAt'>): void {
    this.#received += 1;
    const receivedAt = new Date().toISOString();
    this.#emails = [{ id: this.#received, receivedAt, ...email }, ...this.#emails];
  }

  empty(): void {
    this.#emails = [];
  }

  setFault(fault: Fault): void {
    this.#fault = fault;
  }

  /** The fault to play now; one with `times` is used up by asking. */
  nextFault(): Fault {
    const fault = this.#fault;
    this.#fault = afterFailure(fault);
    return fault;
  }
}
