import type { Answer } from './ask';
import type { Step } from './step';

const marks: Record<Step['state'], string> = { done: '[x]', open: '[ ]', yours: '[?]' };

/** Takes the steps; gives the list as it is printed. What is done takes one line. */
export function launchReport(steps: readonly Step[]): string {
  const count = (state: Step['state']) => steps.filter((step) => step.state === state).length;
  const lines = steps.map(({ title, state, why, todo, done, copy }, index) => {
    const head = `${String(index + 1).padStart(2)}. ${marks[state]} ${title}`;
    if (state === 'done') return head;
    return [
      head,
      `       Why   ${why}`,
      ...todo.map((line, at) => `       ${at === 0 ? 'Do ' : '   '}   ${line}`),
      ...(copy
        ? ['', ...copy.split('\n').map((line) => `             ${line}`.trimEnd()), '']
        : []),
      `       Done  ${done}`,
    ].join('\n');
  });
  return [
    'Before the site goes live, in this order.',
    '[x] is done, [ ] is to do, [?] only you can see. What was done comes back where a change asks for it: after new words in English, translations are to be looked at.',
    '',
    lines.join('\n\n'),
    '',
    `${count('done')} done, ${count('open')} to do, ${count('yours')} that only you can see.`,
  ].join('\n');
}

/** Takes answers; gives them as they are printed. */
export function liveReport(answers: readonly Answer[]): string {
  return answers
    .map(({ question, complaints }) =>
      [
        `${complaints.length > 0 ? '[ ]' : '[x]'} ${question}`,
        ...complaints.map((complaint) => `      ${complaint}`),
      ].join('\n'),
    )
    .join('\n');
}
