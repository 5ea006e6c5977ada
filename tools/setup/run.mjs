import { spawn } from 'node:child_process';

/**
 * Runs a program with this terminal and gives its exit code, 127 when it does not exist. Signals
 * are left to the program: Ctrl+C reaches it by itself, SIGTERM is passed on.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32' && !command.endsWith('.exe'),
    });
    const wait = () => undefined;
    const pass = (signal) => child.kill(signal);
    const finish = (code) => {
      process.off('SIGINT', wait).off('SIGTERM', pass);
      resolve(code);
    };
    process.on('SIGINT', wait).on('SIGTERM', pass);
    child.on('error', () => finish(127));
    child.on('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs Node itself. */
export function runNode(args, env) {
  return run(process.execPath, args, env);
}

/** Runs npm: the one that started this script where there is one, so that versions agree. */
export function runNpm(args, env) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? runNode([cli, ...args], env) : run('npm', args, env);
}
