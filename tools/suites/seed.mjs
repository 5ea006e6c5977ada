import { randomInt } from 'node:crypto';

/** The number that all random tests of this run start from; `TEST_SEED=… npm test` runs them again. Worker processes inherit it. */
export const seed = Number((process.env['TEST_SEED'] ??= String(randomInt(2 ** 31))));
