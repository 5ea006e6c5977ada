import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { removeFolders } from './folder';

// Tests run beside a build; what is awaited comes as soon as it can, or is wrong.
configure({ asyncUtilTimeout: 20_000 });

afterAll(removeFolders);
