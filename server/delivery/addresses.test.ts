import { expect, test } from 'vitest';
import { isEmail, isStrictAddress } from '../../contract/email-address.ts';
import { compose } from './mailers.ts';

// Printable separators and a few non-ASCII characters, for every position in an address.
const pieces = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~aB1',
  'é',
  'ü',
  'ß',
  '。',
  '\u00ad',
  '\u202e',
];
const addresses = [
  ...pieces.flatMap((piece) => [
    `${piece}ann@example.com`,
    `an${piece}n@example.com`,
    `ann${piece}@example.com`,
    `ann@${piece}example.com`,
    `ann@exam${piece}ple.com`,
    `ann@example${piece}com`,
    `ann@example.${piece}com`,
    `ann@example.com${piece}`,
    `ann@example.com${piece}eve@example.com`,
    `josé@exam${piece}ple.com`,
  ]),
  'group:ann@example.com,eve@example.com;',
  'ann@127.1',
  'ann@0x7f000001',
  'ann@xn--mller-kva.example',
  'josé@xn--mller-kva.example',
  'ann@XN--MLLER-KVA.example',
  'ann@xn--a.example',
  `ann@${'x'.repeat(70)}.example`,
].filter((address) => isEmail(address));

/** Lowercases the host, since host names are case-insensitive. */
function withLowerHost(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

test.for(addresses)('mail to %s goes to exactly that address', async (address) => {
  const { envelope, message } = await compose({
    messageId: '<1@shop.example>',
    from: { name: 'Shop', address: 'shop@shop.example' },
    to: { name: '', address },
    ...(isStrictAddress(address) && { replyTo: { name: '', address } }),
    subject: 'x',
    text: 'x',
    html: 'x',
    date: new Date(),
  });
  expect(envelope.to).toEqual([withLowerHost(address)]);
  const headers =
    message
      .toString()
      .split('\r\n\r\n', 1)[0]
      ?.replace(/\r?\n /g, ' ') ?? '';
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(headers)?.[1]?.trim();
  expect(header('To')).toBe(withLowerHost(address));
  expect(header('Reply-To')).toBe(isStrictAddress(address) ? withLowerHost(address) : undefined);
});
