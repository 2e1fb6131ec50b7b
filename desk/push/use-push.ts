import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { whenIdle } from '../../app/browser/when-idle.ts';
import { screenPath } from '../layout/paths.ts';
import { renewPush } from './device-push.ts';
import { isOpenMessage } from './open-message.ts';

const timeoutMs = 5_000;

/** Renews the subscription each time the desk is opened, since subscriptions lapse silently. */
export function useRenewedPush(): void {
  useEffect(
    () =>
      whenIdle(() => {
        // This fails offline or while the push service is down. It is retried when the desk is next opened.
        renewPush().catch(() => undefined);
      }, timeoutMs),
    [],
  );
}

/** Takes an open desk to the request of a tapped notification, without a page load that would lose what was typed. */
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
