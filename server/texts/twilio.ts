import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { assertAccepted, guardedExchange } from '../net/guarded-post.ts';
import { OutcomeUnknown } from '../outbox/refusal.ts';
import { type TextOutcome, type TextProvider, TextRefused } from './text-provider.ts';

interface TwilioOptions {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** A number in E.164, or the SID of a messaging service. */
  from: string;
  timeoutMs: number;
}

/** An answer about a message has a tenth of this. */
const mostAnswerBytes = 64 * 1024;

/** These statuses are about our account or its pace, not about the text, which can be sent once that is fixed. */
const aboutTheAccount = [401, 403, 404, 408, 429];

/** Opaque to us. Twilio's own are SM or MM and 32 hexadecimal digits. */
const messageSid = z.string().regex(/^\w{1,64}$/);
const takenMessage = z.object({ sid: messageSid });
const refusal = z.object({ code: z.number() });

/** https://www.twilio.com/docs/messaging/api/message-resource, version 2010-04-01. */
export function twilio(options: TwilioOptions): TextProvider {
  const { apiUrl, accountSid, authToken, from, timeoutMs } = options;
  const url = new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, apiUrl);
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';

  return {
    async send({ to, text, statusUrl, signal }) {
      const form = { To: to, [sender]: from, Body: text, StatusCallback: statusUrl };
      const body = new URLSearchParams(form).toString();
      const headers = {
        authorization,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      };
      let isSent = false;
      const onSent = () => {
        isSent = true;
      };
      const post = { headers, body, signal, timeoutMs, mostBytes: mostAnswerBytes, onSent };
      const answer = await guardedExchange(url, post).catch((error: unknown) => {
        throw isSent ? new OutcomeUnknown('No answer', { cause: error }) : error;
      });
      return sidIn(answer);
    },

    isSigned(signedUrl, body, headers) {
      const given = Buffer.from(String(headers['x-twilio-signature'] ?? ''));
      const { protocol, hostname, port, pathname } = new URL(signedUrl);
      // Twilio signs with or without the port, and its own library accepts both.
      return [hostname, `${hostname}:${port || 443}`].some((host) => {
        const url = `${protocol}//${host}${pathname}`;
        const expected = Buffer.from(twilioSignature(authToken, url, body));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },

    readReceived(body) {
      const form = new URLSearchParams(body);
      const sid = messageSid.safeParse(form.get('MessageSid'));
      const sender = form.get('From');
      if (!sid.success || !sender) return undefined;
      return { providerId: sid.data, from: sender, text: form.get('Body') ?? '' };
    },

    readOutcome(body) {
      const form = new URLSearchParams(body);
      const sid = messageSid.safeParse(form.get('MessageSid'));
      const status = form.get('MessageStatus');
      if (!sid.success || !status) return undefined;
      const outcome = outcomes[status] ?? 'under way';
      return { providerId: sid.data, outcome, reason: form.get('ErrorCode') };
    },
  };
}

const outcomes: Record<string, TextOutcome['outcome']> = {
  delivered: 'delivered',
  read: 'delivered',
  failed: 'failed',
  undelivered: 'failed',
  canceled: 'failed',
};

/** @throws as `TextProvider.send` does, unless the provider has taken the text */
function sidIn(answer: { status: number; contentType: string; body: string }): string {
  const { status, contentType } = answer;
  const json = parsed(answer.body);
  const taken = takenMessage.safeParse(json);
  if (status >= 200 && status <= 299 && taken.success) return taken.data.sid;
  // Only the provider answers with 201, no matter what the body says.
  if (status === 201) throw new OutcomeUnknown('An answer without a message');
  // An HTML page comes from a proxy, not from the provider.
  const isRefused = status >= 400 && status <= 499 && !aboutTheAccount.includes(status);
  if (isRefused && !contentType.includes('html')) {
    const known = refusal.safeParse(json);
    throw new TextRefused(known.success ? String(known.data.code) : `HTTP_${status}`);
  }
  assertAccepted(status);
  throw Object.assign(new Error('Not the answer of the provider'), { code: `HTTP_${status}` });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Base64 of an HMAC-SHA1 over the URL and every parameter, ordered by name: https://www.twilio.com/docs/usage/security. */
export function twilioSignature(authToken: string, url: string, body: string): string {
  const form = new URLSearchParams(body);
  const signed = [...new Set(form.keys())]
    .sort()
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value));
  return createHmac('sha1', authToken)
    .update(url + signed.join(''))
    .digest('base64');
}
