import type { RequestDetail } from '../../../contract/answers/requests.ts';
import { startDesk } from '../desk/desk.ts';
import { newSid, outcomeFields, receivedFields, signedPost, startTwilio } from './twilio-double.ts';

export const siteUrl = 'http://localhost:3000';
export const inbound = '/api/sms/inbound';
/** Phone number of the booking that `startTestApp` makes. */
export const theirs = '+12015550123';

interface From {
  from?: string;
  sid?: string;
}

/** Starts a desk with texts on, and a provider that accepts texts. `receive` and `tell` post its webhooks. */
export async function startTexting(options: Parameters<typeof startDesk>[0] = {}) {
  const provider = await startTwilio();
  const environment = { ...provider.environment, ...options.environment };
  const site = await startDesk({ ...options, environment });
  const post = (url: string, fields: Record<string, string>) =>
    site.app.inject({ method: 'POST', url, ...signedPost(`${siteUrl}${url}`, fields) });
  return {
    ...site,
    provider,
    post,
    /** Books with consent to texts, 1 ms after what came before. */
    async agreed(changes: object = {}): Promise<string> {
      site.clock.advance(1);
      return (await site.book({ sms_consent: true, ...changes })).json().reference;
    },
    /** Delivers a text from a customer, 1 ms after what came before. */
    receive(text: string, { from = theirs, sid = newSid() }: From = {}) {
      site.clock.advance(1);
      return post(inbound, receivedFields(from, text, sid));
    },
    tell: (sid: string, status: string, code?: number) =>
      post('/api/sms/status', outcomeFields(sid, status, code)),
    send: (reference: string, text: string, key?: string) =>
      site.call('POST', `/api/desk/requests/${reference}/texts`, { text, ...(key && { key }) }),
    async settle(): Promise<void> {
      site.app.outbox.wake();
      await site.app.outbox.idle();
    },
    record: async (reference: string): Promise<RequestDetail> =>
      (await site.call('GET', `/api/desk/requests/${reference}`)).json(),
    unassigned: async () => (await site.call('GET', '/api/desk/texts')).json().items,
    texts: () => site.database.query.selectFrom('texts').selectAll().orderBy('at').execute(),
  };
}
