import { unreadablePush } from '../../content/en/desk/account.ts';
import type { PushMessage } from '../../contract/push-message.ts';
import type { OpenMessage } from '../push/open-message.ts';

declare const self: ServiceWorkerGlobalScope;

type Notice = Partial<Record<keyof PushMessage['notification'], unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A path of the desk, whatever the push says. */
function deskPath(address: string): string {
  try {
    const { pathname } = new URL(address, self.location.origin);
    return /^\/desk(\/[\w-]+)+$/.test(pathname) ? pathname : '/desk';
  } catch {
    return '/desk'; // no address
  }
}

function readNotice(data: Pick<PushMessageData, 'json'> | null): Notice {
  try {
    return data?.json()?.notification ?? {};
  } catch {
    return {}; // Not JSON: something is shown all the same.
  }
}

/**
 * Shows a push, always: a browser ends a subscription whose pushes show nothing, even while the desk is open.
 * Its form is contract/push-message.ts.
 */
export async function showPush(data: Pick<PushMessageData, 'json'> | null): Promise<void> {
  const notice = readNotice(data);
  const tag = textOf(notice.tag);
  await self.registration.showNotification(textOf(notice.title) || unreadablePush.title, {
    body: textOf(notice.title) ? textOf(notice.body) : unreadablePush.body,
    icon: '/icon-192.png',
    data: deskPath(textOf(notice.navigate)),
    // A browser refuses to renotify without a tag. TypeScript does not know it.
    ...(tag && { tag, renotify: true }),
  });
}

/** Leads the desk's window that was last in front to what the notification is about, or opens one. */
export async function openNotice({ data }: Pick<Notification, 'data'>): Promise<void> {
  const path = deskPath(textOf(data));
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const desk = windows.find(({ url }) => /^\/desk(\/|$)/.test(new URL(url).pathname));
  if (!desk) {
    await self.clients.openWindow(path);
    return;
  }
  const message: OpenMessage = { kind: 'open', path };
  desk.postMessage(message);
  await desk.focus();
}
