import { BROWSER_ARGUMENTS } from '../../tools/browser/launch-arguments';

/**
 * What tests do without, in windows that nobody sees: the two pages behind the address bar, which cost every new window as
 * much as a page of the site. The others are what Playwright leaves out itself, as Chromium heeds the last list alone.
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

/** How tests start it. */
export const TEST_BROWSER_ARGUMENTS = [
  ...BROWSER_ARGUMENTS,
  `--disable-features=${unseenFeatures.join(',')}`,
];
