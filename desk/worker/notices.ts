import { readJson } from '../../app/browser/read-json.ts';
import { unreadablePush } from '../../content/owner/desk/account.ts';
import { pushMessage } from '../../contract/answers/push.ts';
import type { OpenMessage } from '../push/open-message.ts';

declare const self: ServiceWorkerGlobalScope;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A path of the desk, whatever the push says. */
function deskPath(address: string): string {
  try {
    const { pathname } = new URL(address, self.location.origin);
    return /^\/desk(\/[\w-]+)+$/.test(pathname) ? pathname : '/desk';
  } catch {
    return '/desk'; // It is no address.
  }
}

/**
 * Shows a push, always: a browser ends a subscription whose pushes show nothing, even while the desk is open.
 */
export async function showPush(data: Pick<PushMessageData, 'text'> | null): Promise<void> {
  const notice = data ? readJson(pushMessage, data.text())?.notification : undefined;
  const { title, body } = notice ?? unreadablePush;
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    data: deskPath(notice?.navigate ?? ''),
    // A browser refuses to renotify without a tag. TypeScript does not know it.
    ...(notice && { tag: notice.tag, renotify: notice.renotify }),
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
