import { spawn } from 'node:child_process';

/**
 * Runs a program with this terminal and gives its exit code, 127 when it does not exist. Signals
 * are left to the program: Ctrl+C reaches it by itself, SIGTERM is passed on. With `quiet`, what it
 * prints is held back and shown when it has ended, so that programs at the same time do not mix. `cwd` is where it runs.
 */
export function run(command, args, env = {}, { quiet = false, cwd = process.cwd() } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      cwd,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    const held = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => held.push(chunk));
    }
    const wait = () => undefined;
    const pass = (signal) => child.kill(signal);
    const finish = (code) => {
      process.off('SIGINT', wait).off('SIGTERM', pass);
      process.stdout.write(Buffer.concat(held));
      resolve(code);
    };
    process.on('SIGINT', wait).on('SIGTERM', pass);
    child.on('error', () => finish(127));
    child.on('close', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs Node itself. */
export function runNode(args, env, options) {
  return run(process.execPath, args, env, options);
}

/** Runs npm: the one that started this script where there is one, so that versions agree. */
export function runNpm(args, env, options) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js')
    ? runNode([cli, ...args], env, options)
    : run('npm', args, env, options);
}
