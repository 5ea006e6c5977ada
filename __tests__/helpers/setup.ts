import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A long timeout, as a build may run at the same time.
configure({ asyncUtilTimeout: 20_000 });
