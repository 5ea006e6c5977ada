// Plain JavaScript, as tools/setup.mjs reads it before anything is installed.
import { isIP } from 'node:net';

/** Returns the port that `PORT` sets, or the usual one. Throws if it is no port. */
export function portIn(env, usual) {
  // On Windows, `set PORT=9100 && npm start` sets a space, too.
  const value = env['PORT']?.trim();
  if (!value) return usual;
  if (/^\d+$/.test(value) && Number(value) < 65_536) return Number(value);
  throw new Error(`PORT: expected a whole number from 0 to 65535, found '${value}'`);
}

/** Returns the name or the address that `HOST` sets, or that of this machine for itself. Throws if it is neither. */
export function hostIn(env) {
  const value = env['HOST']?.trim() || 'localhost';
  const isName = /^[\w-]+(?:\.[\w-]+)*$/.test(value) && !/^[\d.]+$/.test(value);
  if (isName || isIP(value)) return value;
  throw new Error(
    `HOST: expected a name or an address like localhost or 0.0.0.0, found '${value}'`,
  );
}
