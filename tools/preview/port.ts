/** The port that an environment variable names, or `fallback`. Throws on anything but 0 to 65535. */
export function portFromEnv(value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, not '${value}'.`);
  }
  return port;
}

/** Turns 'address in use' into what to do about it by which command; every other error stays as it is. */
export function explainPortError(error: unknown, port: number, command: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
  );
}
