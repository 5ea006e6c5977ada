import { installBrowsers } from '../../tools/browsers.mjs';

/** Installs missing browsers before the tests. */
export default installBrowsers;
