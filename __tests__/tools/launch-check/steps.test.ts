/** @jest-environment node */
import { emailTemplate, templateNames } from '../../../tools/launch-check/email-template';
import { launchReport } from '../../../tools/launch-check/report';
import { launchSteps, type Findings } from '../../../tools/launch-check/steps';
import { templateParams } from '../../../src/forms/params';

const nothing: Findings = { url: 'https://a.test', samples: [], missingKeys: [], faults: [] };
const sample = (file: string, field: string, line: number) => ({ file, field, line });

test('when all is settled, only what the owner alone can see is left', () => {
  const states = launchSteps(nothing).map(({ state }) => state);
  expect(states).not.toContain('open');
  expect(states).toContain('yours');
});

test('stand-ins stand with the step they belong to, each with file and line', () => {
  const open = launchSteps({
    ...nothing,
    samples: [
      sample('content/site.yaml', 'url', 2),
      sample('content/site.yaml', 'social.0.url', 19),
      sample('content/jobs/a.yaml', 'title', 3),
      sample('content/jobs/a.yaml', 'tasks', 8),
      sample('content/legal/terms.yaml', 'sections.5', 31),
    ],
  }).filter(({ state }) => state === 'open');
  const [address, facts, rest, legal] = open;
  expect(open).toHaveLength(4);
  expect(address?.todo.join()).toContain('content/site.yaml, line 2');
  expect(facts?.todo).toContain('content/site.yaml, line 19: social.0.url');
  expect(rest?.todo).toContain('content/jobs/a.yaml, line 3, 8');
  expect(legal?.todo).toContain('content/legal/terms.yaml, line 31');
});

test('an address that is a stand-in is put into no other step', () => {
  const steps = launchSteps({ ...nothing, samples: [sample('content/site.yaml', 'url', 2)] });
  expect(JSON.stringify(steps)).not.toContain('https://a.test');
  expect(JSON.stringify(launchSteps(nothing))).toContain('https://a.test/sitemap.xml');
});

test('where keys cannot be seen, nobody is told that they are missing', () => {
  const keysOf = (findings: Findings) =>
    launchSteps(findings).find(({ title }) => title.includes('keys'))?.state;
  expect(keysOf({ ...nothing, missingKeys: undefined })).toBe('yours');
  expect(keysOf({ ...nothing, missingKeys: ['EMAILJS_PUBLIC_KEY'] })).toBe('open');
  expect(keysOf(nothing)).toBe('done');
});

test('missing keys and faults are named', () => {
  const fault = {
    file: 'content/a.yaml',
    line: 4,
    column: 1,
    field: 'x',
    message: 'wrong',
    cure: 'Mend.',
  };
  const text = launchReport(
    launchSteps({ ...nothing, missingKeys: ['EMAILJS_PUBLIC_KEY'], faults: [fault] }),
  );
  expect(text).toContain('Not set here: EMAILJS_PUBLIC_KEY.');
  expect(text).toContain('content/a.yaml, line 4 (x): wrong. Mend.');
});

test('the email template has all that the forms send, and nothing else', () => {
  const used = [...emailTemplate().matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(templateNames()));
  for (const kind of ['inquiry', 'intake', 'contact'] as const) {
    for (const name of Object.keys(templateParams(kind, {}))) expect(used).toContain(name);
  }
});

test('what is done takes one line; what is not says why, what to do and how one sees it', () => {
  const step = { title: 'Do it', why: 'Because.', todo: ['First.', 'Then.'], done: 'It shows.' };
  const text = launchReport([
    { ...step, state: 'done' },
    { ...step, state: 'open', copy: 'a\n\nb' },
  ]);
  expect(text).toMatch(
    / 1\. \[x\] Do it\n\n 2\. \[ \] Do it\n +Why +Because\.\n +Do +First\.\n +Then\.\n/,
  );
  expect(text).toContain('1 done, 1 to do, 0 that only you can see.');
});
