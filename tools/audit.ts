import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { shippedPackages } from '../src/gatsby/licences';
import { acceptedFindings, auditReport, judge } from './audit/judge';
import { readYaml } from './check/read-yaml';

/**
 * `npm run findings`: known holes in the packages of this project, judged by whether they matter here; exit code 1 where one does.
 * Reads the built site for what reaches browsers, and asks npm's registry.
 */
async function findings(): Promise<number> {
  if (!existsSync('public')) throw new Error('Nothing is built yet. Run `npm run build` first.');
  const accepted = await readYaml('tools/audit/accepted.yaml', acceptedFindings);
  const visitors = shippedPackages('.', 'public').map(({ name }) => name);
  const shipped = new Set([...visitors, ...editorPackages()]);
  const report = auditReport.safeParse(JSON.parse(await npmAudit()));
  if (!report.success) throw new Error("npm's registry gave no report.");
  const found = judge(report.data, { accepted, shipped, now: new Date() });
  for (const { id, package: name, title, severity, verdict, why } of found) {
    console.log(`${verdict.padEnd(8)}  ${id}  ${name} (${severity}): ${title}\n          ${why}`);
  }
  const failing = found.filter(({ verdict }) => verdict === 'fails').length;
  console.log(`${found.length} known, ${failing} to mend.`);
  return failing > 0 ? 1 : 0;
}

/** The editor, which runs in the browsers of those who may write to the repository, and what its one file is made of. */
function editorPackages(): string[] {
  const file = 'node_modules/@sveltia/cms/package.json';
  const { name, dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  return [name, ...Object.keys(dependencies)];
}

/** npm's exit code tells that there is something, which is no failure here. */
function npmAudit(): Promise<string> {
  return new Promise((resolve) => {
    // On Windows npm is a script, which only a shell starts.
    const options = { maxBuffer: 2 ** 26, shell: process.platform === 'win32' };
    execFile('npm', ['audit', '--json'], options, (_, stdout) => resolve(stdout));
  });
}

findings()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
