/** Chromium's arguments in every tool: no background requests, and no sandbox, which containers lack. */
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
