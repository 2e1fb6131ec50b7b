/** What our own pages may use. Google's map has a button for the full screen. */
const own = ['clipboard-write', 'fullscreen', 'geolocation'];

/** Devices and senses. */
const mostPowerful = ['camera', 'hid', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Whatever else a browser would let a page or a frame do. tests/e2e/policy.test.ts compares it with Chromium. */
const alsoDenied = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'on-device-speech-recognition',
  'otp-credentials',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'storage-access',
  'summarizer',
  'translator',
  'window-management',
  'xr-spatial-tracking',
];

const none = (features: string[]) => features.map((feature) => `${feature}=()`);

const short = [...none(mostPowerful), 'geolocation=(self)'].join();
const full = [
  ...none([...mostPowerful, ...alsoDenied]),
  ...own.map((name) => `${name}=(self)`),
].join();

/**
 * Ten packets of 1,460 bytes, which a server may send before it hears from a new visitor, less the headers with the
 * full policy.
 */
const roomForPage = 12_250;

/**
 * The Permissions-Policy of a page, under which no frame gets anything. A page that fills the first ten packets gets the
 * short one: the full one would cost its visitors a round trip.
 * @param pageBytes as compressed best
 */
export function permissionsPolicy(pageBytes: number): string {
  return pageBytes <= roomForPage ? full : short;
}
