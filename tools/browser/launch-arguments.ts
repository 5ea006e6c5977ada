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
