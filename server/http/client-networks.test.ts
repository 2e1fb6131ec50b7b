import { expect, test } from 'vitest';
import { clientNetworks } from './client-networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7 x1']],
  ['::ffff:203.0.113.7', ['203.0.113.7 x1']],
  ['::ffff:cb00:7107', ['203.0.113.7 x1']],
  ['unknown', ['unknown x1']],
  [
    '2001:db8:1:2ff::1',
    ['2001:db8:1:2ff::/64 x1', '2001:db8:1:200::/56 x4', '2001:db8:1::/48 x16'],
  ],
  [
    '2001:DB8:1:200:0:0:0:1',
    ['2001:db8:1:200::/64 x1', '2001:db8:1:200::/56 x4', '2001:db8:1::/48 x16'],
  ],
  ['::1', ['::/64 x1', '::/56 x4', '::/48 x16']],
])('the address %s counts toward the networks %j', (address, networks) => {
  expect(clientNetworks(address).map(({ name, times }) => `${name} x${times}`)).toEqual(networks);
});
