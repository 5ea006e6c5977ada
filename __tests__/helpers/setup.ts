import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import fc from 'fast-check';

// Tests run beside a build; what is awaited comes as soon as it can, or is wrong.
configure({ asyncUtilTimeout: 20_000 });

// tools/suites/seed.mjs has set it; a property that fails prints it.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED']) });
