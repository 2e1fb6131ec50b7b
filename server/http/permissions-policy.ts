/** What our own pages may use. Google's map has a button for the full screen. */
const own = ['clipboard-write', 'fullscreen', 'geolocation'];

/** Devices and senses. */
const mostPowerful = [
  'bluetooth',
  'camera',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * Whatever else a browser would let a page or a frame do: the registry of the standard (features.md of
 * w3c/webappsec-permissions-policy), and what Chromium knows beside it (PermissionsPolicyFeature in the Page.pdl of its
 * protocol), without what only isolated apps or pages of a trial get: naming a trial is
 * an error in its console. tests/e2e/access/policy.test.ts compares it with the Chromium here.
 */
const alsoDenied = [
  'accelerometer',
  'all-screens-capture',
  'ambient-light-sensor',
  'aria-notify',
  'attribution-reporting',
  'autofill',
  'autoplay',
  'battery',
  'browsing-topics',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'direct-sockets',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'join-ad-interest-group',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'manual-text',
  'mediasession',
  'monetization',
  'navigation-override',
  'on-device-speech-recognition',
  'otp-credentials',
  'picture-in-picture',
  'private-aggregation',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'record-ad-auction-events',
  'run-ad-auction',
  'screen-wake-lock',
  'shared-autofill',
  'shared-storage',
  'shared-storage-select-url',
  'smart-card',
  'speaker-selection',
  'storage-access',
  'summarizer',
  'translator',
  'web-share',
  'webnn',
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
const roomForPage = 12_000;

/**
 * The Permissions-Policy of a page, under which no frame gets anything. A page that fills the first ten packets gets the
 * short one: the full one would cost its visitors a round trip.
 * @param pageBytes as compressed best
 */
export function permissionsPolicy(pageBytes: number): string {
  return pageBytes <= roomForPage ? full : short;
}
