import chromium from '@sparticuz/chromium';

export const chromiumPath = () => chromium.executablePath();

/** Run as root, with no background network traffic, and with letters as wide as on a phone: not rounded to pixels. */
export const chromiumArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
