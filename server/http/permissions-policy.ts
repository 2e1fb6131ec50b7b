/** What our own pages may use; `fullscreen` is for Google's map. */
const own = ['clipboard-write', 'fullscreen', 'geolocation'];

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
 * All other features in the registry (features.md of w3c/webappsec-permissions-policy) and in Chromium
 * (PermissionsPolicyFeature in Page.pdl), except trials, because naming one logs an error in the console.
 * tests/e2e/access/policy.test.ts compares the list.
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

/** What the headers with the full policy leave of the ten packets of 1,460 bytes that a server may send at once. */
const roomForPage = 12_000;

/** The full policy would cost visitors of larger pages a round trip. `pageBytes` is the smallest compressed size. */
export function permissionsPolicy(pageBytes: number): string {
  return pageBytes <= roomForPage ? full : short;
}
