import { Webhook } from 'standardwebhooks';
import type { Config } from '../config/config.ts';
import type { ServerClock } from '../database/server-clock.ts';
import { assertAccepted, guardedPost } from '../net/guarded-post.ts';
import type { Deliver } from '../outbox/delivery.ts';
import type { WebhookPayload } from '../outbox/payloads.ts';

interface WebhookParts {
  config: Pick<Config, 'WEBHOOK_URLS' | 'WEBHOOK_SECRET'>;
  clock: ServerClock;
  timeoutMs: number;
}

/** Follows the Standard Webhooks specification. */
export function webhookDelivery({ config, clock, timeoutMs }: WebhookParts): Deliver {
  const { WEBHOOK_URLS, WEBHOOK_SECRET } = config;
  const signer = WEBHOOK_SECRET ? new Webhook(WEBHOOK_SECRET) : undefined;
  return async function deliverWebhook({ delivery }, signal) {
    const payload: WebhookPayload = JSON.parse(delivery.payload ?? '');
    // The operator has removed the address from the configuration.
    if (!signer || !WEBHOOK_URLS.includes(payload.url)) return { kind: 'dropped' };
    const body = JSON.stringify(payload.body);
    // Each attempt has the same ID, so that receivers recognize a second copy. It must not contain dots.
    const id = `msg_${delivery.id.replaceAll('.', '_')}`;
    const now = clock.now();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'webhook-id': id,
      'webhook-timestamp': Math.floor(now.getTime() / 1000),
      'webhook-signature': signer.sign(id, now, body),
    };
    assertAccepted(await guardedPost(new URL(payload.url), { headers, body, signal, timeoutMs }));
    return { kind: 'sent' };
  };
}
