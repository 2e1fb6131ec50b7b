import { afterEach, expect, test, vi } from 'vitest';
import { unreadablePush } from '../../content/owner/desk/account.ts';
import type { PushMessage } from '../../contract/answers/push.ts';
import { origin } from '../../tests/support/render/fake-worker.ts';

async function start(...urls: string[]) {
  const windows = urls.map((url) => ({ url: origin + url, postMessage: vi.fn(), focus: vi.fn() }));
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  vi.stubGlobal('self', {
    location: new URL('/desk/sw.js', origin),
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
  });
  vi.resetModules();
  return { windows, showNotification, openWindow, ...(await import('./notices.ts')) };
}

const pushOf = (text: string) => ({ text: () => text });
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a push is shown with its text and its request’s tag, so a later one replaces it', async () => {
  const { showPush, showNotification } = await start();
  const message: PushMessage = {
    web_push: 8030,
    notification: {
      title: 'ASAP · Car Lockout',
      body: 'Union City · 2:12 AM',
      navigate: 'https://elsewhere.example/desk/requests/LS-ABC234',
      tag: 'LS-ABC234',
      renotify: true,
    },
  };
  await showPush(pushOf(JSON.stringify(message)));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('ASAP · Car Lockout', {
    body: 'Union City · 2:12 AM',
    icon: '/icon-192.png',
    data: '/desk/requests/LS-ABC234',
    tag: 'LS-ABC234',
    renotify: true,
  });
});

test.each([
  ['nothing', null],
  ['no JSON', pushOf('Hello')],
  ['null', pushOf('null')],
  ['a number', pushOf('7')],
  ['no notification', pushOf('{"web_push":8030}')],
  ['other types', pushOf('{"notification":{"title":1,"body":{},"navigate":[],"tag":2}}')],
  ['an address elsewhere', pushOf('{"notification":{"navigate":"https://evil.example/"}}')],
  ['no address', pushOf('{"notification":{"navigate":"http://[","body":"x"}}')],
])(
  'a push that contains %s shows a generic notification that leads to the desk',
  async (_, data) => {
    const { showPush, showNotification } = await start();
    await showPush(data);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Locksmith & Security desk', {
      body: unreadablePush.body,
      icon: '/icon-192.png',
      data: '/desk',
    });
  },
);

test('a tap takes an open desk window to the request, and no other window', async () => {
  const { openNotice, openWindow, windows } = await start('/deskjet', '/faq', '/desk/numbers');
  await openNotice({ data: '/desk/requests/LS-ABC234' });
  const [jet, faq, desk] = windows;
  expect(desk?.postMessage).toHaveBeenCalledWith({
    kind: 'open',
    path: '/desk/requests/LS-ABC234',
  });
  expect(desk?.focus).toHaveBeenCalledOnce();
  for (const other of [jet, faq]) expect(other?.postMessage).not.toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

test.each([
  ['/desk/requests/LS-ABC234', '/desk/requests/LS-ABC234'],
  ['https://evil.example/', '/desk'],
  ['/desk//evil.example', '/desk'],
  ['/desk/..//evil.example', '/desk'],
  [undefined, '/desk'],
])('while no desk is open, a tap on a notification for %o opens %s', async (data, path) => {
  const { openNotice, openWindow } = await start('/faq');
  await openNotice({ data });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(path);
});
