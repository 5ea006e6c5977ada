/**
 * Ends this process when the shell in which npm started it is gone: a signal to npm stops that
 * shell, but not what runs in it, and the port would stay taken.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
