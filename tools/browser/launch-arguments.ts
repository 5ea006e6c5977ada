/** How every tool starts Chromium: without its own errands on the network and without a sandbox, which containers lack. */
export const BROWSER_ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
