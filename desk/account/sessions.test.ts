import { expect, test } from 'vitest';
import { deviceName } from './sessions.tsx';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Unknown device'],
  ['<script>alert(1)</script>', 'Unknown device'],
  ['('.repeat(100_000), 'Unknown device'],
])('the user agent %.40s is shown as %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
