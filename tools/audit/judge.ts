import { z } from 'zod';

const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() });

/** What `npm audit --json` prints (version 2), as far as it is read here. */
export const auditReport = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      via: z.array(z.union([z.string(), advisory])),
      fixAvailable: z.union([z.boolean(), z.object({ isSemVerMajor: z.boolean() })]),
    }),
  ),
});

/** Findings that the studio lives with (tools/audit/accepted.yaml). */
export const acceptedFindings = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^GHSA(-[a-z0-9]{4}){3}$/, 'the id of an advisory, like GHSA-xxxx-xxxx-xxxx'),
    reason: z.string().min(20, 'a reason in a sentence'),
    until: z.iso.date(),
  }),
);

export interface Finding {
  id: string;
  package: string;
  title: string;
  severity: string;
  verdict: 'fails' | 'accepted' | 'waits';
  why: string;
}

interface Circumstances {
  accepted: z.infer<typeof acceptedFindings>;
  /** Names of the packages that reach browsers. */
  shipped: ReadonlySet<string>;
  now: Date;
}

/**
 * Takes what npm found and the circumstances; judges each finding. It fails where the package reaches browsers, or where an update
 * that breaks nothing would mend it; anything else waits for its maintainers. What is accepted does neither, until its day is over.
 */
export function judge(
  { vulnerabilities }: z.infer<typeof auditReport>,
  { accepted, shipped, now }: Circumstances,
): Finding[] {
  const today = now.toISOString().slice(0, 10);
  return Object.values(vulnerabilities).flatMap(({ name, via, fixAvailable }) => {
    const mends =
      fixAvailable === true || (typeof fixAvailable === 'object' && !fixAvailable.isSemVerMajor);
    return via
      .filter((each) => typeof each !== 'string')
      .map(({ title, url, severity }): Finding => {
        const id = url.split('/').at(-1) ?? url;
        const known = accepted.find((finding) => finding.id === id);
        const found = { id, package: name, title, severity };
        if (known && known.until >= today)
          return { ...found, verdict: 'accepted', why: `until ${known.until}: ${known.reason}` };
        if (shipped.has(name)) return { ...found, verdict: 'fails', why: 'it reaches browsers' };
        if (mends) return { ...found, verdict: 'fails', why: 'npm audit fix mends it' };
        return { ...found, verdict: 'waits', why: 'a tool of ours alone, and no mend yet' };
      });
  });
}
