import chromium from '@sparticuz/chromium';

/** The Chromium that comes from npm, as root and without the network that it would like to have. */
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
