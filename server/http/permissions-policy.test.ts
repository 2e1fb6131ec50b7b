import { expect, test } from 'vitest';
import { permissionsPolicy } from './permissions-policy.ts';

/**
 * The features in features.md of w3c/webappsec-permissions-policy and in Chromium's PermissionsPolicyFeature, as of
 * 2026, under their newest names. Left out are client hints, features that only restrict the page (`document-domain`,
 * `execution-while-…`, `focus-without-user-activation`, `media-playback-while-not-visible`, `sync-script`, `sync-xhr`,
 * `unload`, `vertical-scroll`), and features that only isolated apps or pages in a trial get.
 */
const registered =
  `accelerometer all-screens-capture ambient-light-sensor aria-notify autofill autoplay battery bluetooth browsing-topics
camera captured-surface-control clipboard-read clipboard-write compute-pressure cross-origin-isolated deferred-fetch
deferred-fetch-minimal digital-credentials-get direct-sockets display-capture encrypted-media fullscreen gamepad
geolocation gyroscope hid identity-credentials-get idle-detection interest-cohort join-ad-interest-group keyboard-map
language-detector language-model local-fonts local-network local-network-access loopback-network magnetometer
manual-text microphone midi navigation-override on-device-speech-recognition otp-credentials payment
picture-in-picture private-aggregation private-state-token-issuance private-state-token-redemption
publickey-credentials-create publickey-credentials-get record-ad-auction-events run-ad-auction screen-wake-lock serial
shared-storage shared-storage-select-url smart-card speaker-selection storage-access summarizer translator usb
web-share webnn window-management xr-spatial-tracking`.split(/\s/);

test('every standard feature is denied, except those that the pages use', () => {
  const policy = permissionsPolicy(0).split(',');
  const open = registered.filter((feature) => !policy.includes(`${feature}=()`));
  expect(open).toEqual(['clipboard-write', 'fullscreen', 'geolocation']);
  expect(policy).toEqual(expect.arrayContaining(open.map((feature) => `${feature}=(self)`)));
});

test('devices are denied even on pages without room for the full policy', () => {
  const devices = ['bluetooth', 'camera', 'hid', 'microphone', 'midi', 'serial', 'usb'];
  const policy = permissionsPolicy(1e6).split(',');
  expect(policy).toEqual(expect.arrayContaining(devices.map((feature) => `${feature}=()`)));
  expect(policy.length).toBeLessThan(10);
});
