import { templateParams } from '../../src/forms/params';
import type { FormKind } from '../../src/forms/rules';

const kinds: readonly FormKind[] = ['inquiry', 'intake', 'contact'];

/** Gives the names of all that the three forms send, in the order in which they appear. */
export function templateNames(): string[] {
  return [...new Set(kinds.flatMap((kind) => Object.keys(templateParams(kind, {}))))];
}

/** Gives the email template to copy into EmailJS: what each of its fields holds, with every name that the forms send. */
export function emailTemplate(): string {
  const line = (name: string) =>
    `${name.replace(/^./, (first) => first.toUpperCase())}: {{${name}}}`;
  const listed = templateNames().filter((name) => !['title', 'message'].includes(name));
  return [
    'Subject:     {{title}} ({{name}})',
    'To Email:    (the mailbox that you read)',
    'From Name:   {{name}}',
    'Reply To:    {{email}}',
    'Content:',
    '',
    '{{title}}',
    '',
    ...listed.map(line),
    '',
    '{{message}}',
  ].join('\n');
}
