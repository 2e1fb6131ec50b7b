import { readJson } from '../../app/browser/read-json.ts';
import { unreadablePush } from '../../content/owner/desk/account.ts';
import { pushMessage } from '../../contract/answers/push.ts';
import type { OpenMessage } from '../push/open-message.ts';

declare const self: ServiceWorkerGlobalScope;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the address's path if it is one of the desk's, else the desk's first page. */
function deskPath(address: string): string {
  try {
    const { pathname } = new URL(address, self.location.origin);
    return /^\/desk(\/[\w-]+)+$/.test(pathname) ? pathname : '/desk';
  } catch {
    return '/desk'; // It is not an address.
  }
}

/** Shows every push, even while the desk is open: browsers end a subscription whose pushes show nothing. */
export async function showPush(data: Pick<PushMessageData, 'text'> | null): Promise<void> {
  const notice = data ? readJson(pushMessage, data.text())?.notification : undefined;
  const { title, body } = notice ?? unreadablePush;
  await self.registration.showNotification(title, {
    body,
    icon: '/icon-192.png',
    data: deskPath(notice?.navigate ?? ''),
    // Browsers refuse `renotify` without a tag. TypeScript's types lack `renotify`.
    ...(notice && { tag: notice.tag, renotify: notice.renotify }),
  });
}

/** Takes the desk's window that was last in front to what the notification is about, or opens a window. */
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
