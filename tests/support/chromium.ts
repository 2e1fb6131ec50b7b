import chromium from '@sparticuz/chromium';

/** Arguments for the Chromium from npm: run as root, with no background network traffic. */
export const chromiumPath = () => chromium.executablePath();

export const chromiumArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
