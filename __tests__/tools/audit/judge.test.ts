/** @jest-environment node */
import { acceptedFindings, auditReport, judge } from '../../../tools/audit/judge';
import { readYaml } from '../../../tools/check/read-yaml';

const id = 'GHSA-aaaa-bbbb-cccc';
const reportOf = (name: string, fixAvailable: unknown) =>
  auditReport.parse({
    auditReportVersion: 2,
    vulnerabilities: {
      [name]: {
        name,
        via: [
          'another',
          { title: 'Hole', url: `https://github.com/advisories/${id}`, severity: 'high' },
        ],
        fixAvailable,
      },
    },
  });
const circumstances = {
  accepted: [],
  shipped: new Set(['react']),
  now: new Date('2027-01-15T00:00:00Z'),
};

test.each([
  ['of a package that reaches browsers fails, mend or none', 'react', false, 'fails'],
  ['of a tool with a mend that breaks nothing fails', 'tool', true, 'fails'],
  ['of a tool with a small update that mends it fails', 'tool', { isSemVerMajor: false }, 'fails'],
  ['of a tool that only a large update mends waits', 'tool', { isSemVerMajor: true }, 'waits'],
  ['of a tool without a mend waits', 'tool', false, 'waits'],
])('a finding %s', (_, name, fix, verdict) => {
  expect(judge(reportOf(name, fix), circumstances).map((finding) => finding.verdict)).toEqual([
    verdict,
  ]);
});

test.each([
  ['2027-01-15', 'accepted'],
  ['2027-01-14', 'fails'],
])('what is accepted until %s is %s on the 15th', (until, verdict) => {
  const accepted = [{ id, reason: 'Nobody but us reaches it.', until }];
  const [finding] = judge(reportOf('react', true), { ...circumstances, accepted });
  expect(finding?.verdict).toBe(verdict);
});

test('the file of accepted findings can be read, and wants a reason and a day of each', async () => {
  const file = await readYaml('tools/audit/accepted.yaml', acceptedFindings);
  expect(Array.isArray(file)).toBe(true);
  expect(acceptedFindings.safeParse([{ id }]).success).toBe(false);
});
