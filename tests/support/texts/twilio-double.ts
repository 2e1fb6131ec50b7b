import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { twilioSignature } from '../../../server/texts/twilio.ts';
import { type ReceiverAnswer, startReceiver } from '../delivery/receiver.ts';

export const accountSid = `AC${'0123456789abcdef'.repeat(2)}`;
export const authToken = 'fedcba9876543210fedcba9876543210';
export const ourNumber = '+12017482070';

/** A message that it accepted. */
export interface TakenText {
  sid: string;
  to: string;
  body: string;
  from: string | null;
  messagingServiceSid: string | null;
  statusCallback: string | null;
}

/** Error codes with which it refuses a message, with status 400: https://www.twilio.com/docs/api/errors. */
const refusals = {
  21211: "The 'To' number is not a valid phone number.",
  21212: "The 'From' number is not a valid phone number.",
  21602: 'Message body is required.',
  21603: "A 'From' phone number is required.",
  21604: "A 'To' phone number is required.",
  21610: 'Attempt to send to unsubscribed recipient',
  21617: 'The concatenated message body exceeds the 1600 character limit.',
};

const e164 = /^\+[1-9]\d{6,14}$/;
export const newSid = (kind = 'SM') => `${kind}${randomBytes(16).toString('hex')}`;

/** Starts a server with the parts of the provider's message API that we use: fields, statuses and error codes. */
export async function startTwilio(onEnd?: (close: () => void) => void) {
  const messages: TakenText[] = [];
  /** Numbers that have told the provider to stop. */
  const unsubscribed = new Set<string>();

  const answers: ReceiverAnswer = (response, { path, headers, body }) => {
    if (path !== `/2010-04-01/Accounts/${accountSid}/Messages.json`) {
      return sendError(response, 404, 20404, 'The requested resource was not found');
    }
    const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
    if (headers.authorization !== `Basic ${login}`)
      return sendError(response, 401, 20003, 'Authenticate');
    const form = new URLSearchParams(body.toString());
    const code = refusalOf(form, unsubscribed);
    if (code) return sendError(response, 400, code, refusals[code]);
    const message: TakenText = {
      sid: newSid(),
      to: form.get('To') ?? '',
      body: form.get('Body') ?? '',
      from: form.get('From'),
      messagingServiceSid: form.get('MessagingServiceSid'),
      statusCallback: form.get('StatusCallback'),
    };
    messages.push(message);
    sendJson(response, 201, asResource(message));
  };

  const receiver = await startReceiver(answers, undefined, onEnd);
  return {
    ...receiver,
    messages,
    unsubscribed,
    /** Restores its own answers. */
    recover: () => Object.assign(receiver.state, { answer: answers }),
    environment: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      SMS_FROM: ourNumber,
      SMS_API_URL: receiver.url,
    },
  };
}

export const failsWith =
  (status: number, code: number, message = 'No'): ReceiverAnswer =>
  (response) =>
    sendError(response, status, code, message);

export const saysPage =
  (status: number): ReceiverAnswer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Sorry</title>${'<p>Sorry</p>'.repeat(20_000)}`);

/** A webhook as the provider posts it. */
export function signedPost(url: string, fields: Record<string, string>) {
  const payload = new URLSearchParams({ AccountSid: accountSid, ...fields }).toString();
  return {
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'user-agent': 'TwilioProxy/1.1',
      'x-twilio-signature': twilioSignature(authToken, url, payload),
    },
  };
}

/** The fields of a text that somebody sends to us. */
export function receivedFields(from: string, text: string, sid = newSid()) {
  return {
    ToCountry: 'US',
    SmsMessageSid: sid,
    NumMedia: '0',
    SmsSid: sid,
    SmsStatus: 'received',
    Body: text,
    FromCountry: 'US',
    To: ourNumber,
    NumSegments: '1',
    MessageSid: sid,
    From: from,
    ApiVersion: '2010-04-01',
  };
}

/** The fields of a webhook about the outcome of a text of ours. */
export function outcomeFields(sid: string, status: string, errorCode?: number) {
  return {
    SmsSid: sid,
    SmsStatus: status,
    MessageStatus: status,
    To: '+12015550123',
    MessageSid: sid,
    From: ourNumber,
    ApiVersion: '2010-04-01',
    ...(errorCode && { ErrorCode: String(errorCode) }),
  };
}

function refusalOf(form: URLSearchParams, unsubscribed: ReadonlySet<string>) {
  const [to, body, from] = [form.get('To'), form.get('Body'), form.get('From')];
  if (!to) return 21604;
  if (!from && !form.get('MessagingServiceSid')) return 21603;
  if (!body) return 21602;
  if (body.length > 1600) return 21617;
  // Numbers 555-01xx are reserved for examples. Here, all but 0199 exist.
  if (!e164.test(to) || to.endsWith('5550199')) return 21211;
  if (from && !e164.test(from)) return 21212;
  return unsubscribed.has(to) ? 21610 : undefined;
}

function asResource(message: TakenText) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`;
  const now = new Date().toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: now,
    date_sent: null,
    date_updated: now,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: message.from,
    messaging_service_sid: message.messagingServiceSid,
    num_media: '0',
    num_segments: '1',
    price: null,
    price_unit: 'USD',
    sid: message.sid,
    status: message.messagingServiceSid ? 'accepted' : 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to: message.to,
    uri: `${uri}.json`,
  };
}

function sendError(response: ServerResponse, status: number, code: number, message: string): void {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  sendJson(response, status, { code, message, more_info, status });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/json;charset=utf-8' })
    .end(JSON.stringify(body));
}
