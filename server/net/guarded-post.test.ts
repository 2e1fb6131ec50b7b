import type { lookup as dnsLookup } from 'node:dns';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { hangs, startReceiver } from '../../tests/support/delivery/receiver.ts';
import { guardedExchange, guardedPost } from './guarded-post.ts';
import { mayConnect } from './outbound-address.ts';

const post = {
  headers: {},
  body: 'x',
  signal: new AbortController().signal,
  timeoutMs: 1000,
};

/** Creates a name server that gives these answers one after the other, and records each name it is asked for. */
function nameServer(...answers: string[][]) {
  const asked: string[] = [];
  const lookup = ((
    name: string,
    _options: object,
    callback: (error: null, addresses: { address: string; family: number }[]) => void,
  ) => {
    const found = answers[Math.min(asked.push(name), answers.length) - 1] ?? [];
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dnsLookup;
  return { asked, lookup };
}

test.for([
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '0.0.0.0',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::10.0.0.1',
  '::7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:0a00:0001::1',
  '2001::1',
  '2001:db8::1',
  'fec0::1',
  '100::1',
  '4000::1',
  'fe80::1%eth0',
  'no address',
])('a name must not resolve to %s', async (address) => {
  expect(mayConnect('hooks.example', address)).toBe(false);
  const { lookup } = nameServer(['93.184.216.34', address]);
  const url = new URL('http://hooks.example/');
  await expect(guardedPost(url, { ...post, lookup })).rejects.toThrow('private or special');
});

test.for(['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
  'a name may resolve to %s',
  (address) => expect(mayConnect('hooks.example', address)).toBe(true),
);

test.for([
  'http://10.0.0.1/',
  'http://[fe80::1]/',
  'http://0x0a000001/',
  'https://[::ffff:a00:1]/',
])('nothing is posted to %s', async (url) => {
  await expect(guardedPost(new URL(url), post)).rejects.toThrow('private or special');
});

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const { asked, lookup } = nameServer(['127.0.0.1'], ['10.0.0.1']);
  const url = new URL(`http://receiver.localhost:${port}/`);
  expect(await guardedPost(url, { ...post, lookup })).toBe(201);
  expect(asked).toEqual(['receiver.localhost']);
  expect(receiver.posts).toMatchObject([{ headers: { host: `receiver.localhost:${port}` } }]);
});

test('a public name that resolves to loopback is refused', async () => {
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const { lookup } = nameServer(['127.0.0.1']);
  const url = new URL(`http://rebinding.example:${port}/`);
  await expect(guardedPost(url, { ...post, lookup })).rejects.toThrow('private or special');
  expect(receiver.posts).toEqual([]);
});

test('a loopback name may resolve only to loopback', () => {
  expect(mayConnect('localhost', '::1')).toBe(true);
  expect(mayConnect('localhost', '127.0.0.2')).toBe(true);
  expect(mayConnect('localhost', '10.0.0.1')).toBe(false);
  expect(mayConnect('localhost', '8.8.8.8')).toBe(false);
  expect(mayConnect('localhost.', '127.0.0.1')).toBe(false);
});

test('a name without an address and a receiver that hangs both fail', async () => {
  const { lookup } = nameServer([]);
  const nowhere = new URL('http://nowhere.example/');
  await expect(guardedPost(nowhere, { ...post, lookup })).rejects.toThrow('No address');
  const receiver = await startReceiver(hangs);
  await expect(guardedPost(new URL(receiver.url), { ...post, timeoutMs: 20 })).rejects.toThrow(
    'abort',
  );
});

test('an exchange ends when its delivery is given up', async () => {
  const receiver = await startReceiver(hangs);
  const abort = new AbortController();
  const { signal } = abort;
  const exchange = guardedPost(new URL(receiver.url), { ...post, signal, timeoutMs: 30_000 });
  await receiver.received(1);
  abort.abort();
  await expect(exchange).rejects.toMatchObject({ cause: signal.reason });
});

test('a receiver that never ends its answer is cut off once enough of it is read', async () => {
  const closed: Promise<unknown>[] = [];
  const receiver = await startReceiver((response) => {
    closed.push(once(response, 'close'));
    response.writeHead(200).write('x'.repeat(100));
  });
  const url = new URL(receiver.url);
  const patient = { ...post, timeoutMs: 30_000 };
  expect(await guardedPost(url, patient)).toBe(200);
  const { body } = await guardedExchange(url, { ...patient, mostBytes: 10 });
  expect(body).toBe('x'.repeat(10));
  expect(closed).toHaveLength(2);
  await Promise.all(closed);
});
