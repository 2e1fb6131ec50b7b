import { callApi } from '../http/client.ts';

export const pushPath = '/api/desk/push';

/**
 * Sends this device's subscription to the server. Creates one if there is none or if it was made for another key of the
 * server. Used by the page and by the worker. Rejects if the browser's push service or the server refuses.
 */
export async function storeSubscription(manager: PushManager, publicKey: string): Promise<void> {
  const existing = await manager.getSubscription();
  const isOurs = existing && keyOf(existing) === publicKey;
  if (existing && !isOurs) await existing.unsubscribe();
  const subscription = isOurs
    ? existing
    : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await callApi('POST', pushPath, { body: subscription.toJSON() });
}

/** The server's key that a subscription was made for, in base64url. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
