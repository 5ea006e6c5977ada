import '@testing-library/jest-dom';
import fc from 'fast-check';

// tools/suites/seed.mjs has set it; a property that fails prints it.
fc.configureGlobal({ seed: Number(process.env['TEST_SEED']) });
