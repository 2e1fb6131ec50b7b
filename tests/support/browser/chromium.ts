import chromium from '@sparticuz/chromium';

/** The first call on a machine unpacks the browser into the folder for temporary files. */
export const chromiumPath = () => chromium.executablePath();

/** Before the tests, since two workers that unpack it at once start a file that is still being written. */
export async function setup() {
  await chromiumPath();
}

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
