// `npm start`: from a fresh clone to the running site. Plain Node, because nothing is installed yet.
import { isPortFree } from './setup/port.mjs';
import { fail, prepare } from './setup/prepare.mjs';
import { runNode } from './setup/run.mjs';

const port = Number(process.env['PORT'] || 9000);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  fail(`PORT must be a whole number from 1 to 65535, not '${process.env['PORT']}'.`);
}
console.log(
  `Installs what is missing, builds the site and serves it on http://localhost:${port}\n`,
);
if (!(await isPortFree(port))) {
  fail(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  );
}
await prepare();

console.log('Building the site (some minutes the first time, less afterwards) ...\n');
const built = await runNode(['tools/gatsby.mjs', 'build']);
if (built === 130) process.exit(0);
if (built !== 0) {
  fail(
    'The build failed; the message above names the file and the line.\n' +
      'If it names none, delete .cache and public (`npx gatsby clean`) and start again.',
  );
}
process.exitCode = await runNode(['--import', 'tsx', 'tools/serve.ts']);
