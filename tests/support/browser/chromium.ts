import chromium from '@sparticuz/chromium';

/** The first call on a machine unpacks the browser into the folder for temporary files. */
export const chromiumPath = () => chromium.executablePath();

/** Unpacks Chromium before the tests: if two workers did it at once, one would start a half-written file. */
export async function setup() {
  await chromiumPath();
}

/** Allow root, stop background network traffic, and make letters as wide as on a phone: not rounded to pixels. */
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
