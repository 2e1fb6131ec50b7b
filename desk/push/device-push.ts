import { localStore } from '../../app/browser/safe-storage.ts';
import { pushState } from '../../contract/answers/push.ts';
import { callApi, readApi } from '../http/client.ts';
import { isAppleTouch, isInstalled } from './install-offer.ts';
import { deskWorker } from './register-worker.ts';
import { pushPath, storeSubscription } from './subscription.ts';

/** Storage key: whether this device wants notifications. Subscriptions lapse silently, and are then created again. */
const wantedKey = 'desk-push';

export type DevicePush = 'unsupported' | 'install-first' | 'denied' | 'off' | 'on';

const isSupported = () =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator;

export async function readDevicePush(): Promise<DevicePush> {
  if (!isSupported()) return isAppleTouch() && !isInstalled() ? 'install-first' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration('/desk');
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Call it from a press. Resolves to what the owner answered; rejects if the push service or the server refuses. */
export async function turnOnPush(publicKey: string): Promise<NotificationPermission> {
  // This is first, since Safari shows the question only right after a press.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const { pushManager } = await deskWorker();
  await storeSubscription(pushManager, publicKey);
  localStore.set(wantedKey, 'on');
  return permission;
}

export async function turnOffPush(): Promise<void> {
  await callApi('DELETE', pushPath);
  await forgetPush();
}

/** Ends the subscription on this device only. The server's half ends with the session. */
export async function forgetPush(): Promise<void> {
  localStore.remove(wantedKey);
  const registration = await navigator.serviceWorker?.getRegistration('/desk');
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Subscribes again if this device wants notifications, and updates the server. Never asks for permission. */
export async function renewPush(): Promise<void> {
  if (localStore.get(wantedKey) !== 'on' || !isSupported()) return;
  if (Notification.permission !== 'granted') return;
  const { publicKey } = await readApi(pushState, 'GET', pushPath);
  await storeSubscription((await deskWorker()).pushManager, publicKey);
}
