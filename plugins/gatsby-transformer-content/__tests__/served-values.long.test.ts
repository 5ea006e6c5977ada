/** @jest-environment node */
import { assertServedAsValidated } from './typed-entries';

test(
  'any of 20,000 entries is reported with its line, or pages get what was validated',
  () => assertServedAsValidated(20_000),
  3_600_000,
);
