import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../../app/browser/when-idle.ts';
import { screenPath } from '../layout/paths.ts';
import { renewPush } from './device-push.ts';
import { isOpenMessage } from './open-message.ts';

const timeoutMs = 5_000;

/** Renews the subscription each time the desk is opened: they lapse without a word. */
export function useRenewedPush(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // It fails offline, or while the push service is down, and is tried at the next opening of the desk.
        renewPush().catch(() => undefined);
      }, timeoutMs),
    [],
  );
}

/** A tap on a notification leads an open desk to the request, without a load that would cost what was typed. */
export function useNotificationTaps(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function listener({ data }: MessageEvent): void {
      if (isOpenMessage(data)) navigate(screenPath(data.path.replace(/^\/desk\/?/, '/')));
    }
    navigator.serviceWorker?.addEventListener('message', listener);
    return () => navigator.serviceWorker?.removeEventListener('message', listener);
  }, [navigate]);
}
