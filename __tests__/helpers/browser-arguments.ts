import { BROWSER_ARGUMENTS } from '../../tools/browser-arguments';

/**
 * Features to disable in tests: two internal pages of the address bar, which are slow in every new window. The others are those that
 * Playwright disables, as Chromium uses only the last list.
 */
const unseenFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Chromium's arguments in tests. */
export const TEST_BROWSER_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  `--disable-features=${unseenFeatures.join(',')}`,
];
