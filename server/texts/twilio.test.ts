import twilioLibrary from 'twilio';
import { expect, test } from 'vitest';
import { hangs, says } from '../../tests/support/delivery/receiver.ts';
import {
  accountSid,
  authToken,
  failsWith,
  newSid,
  ourNumber,
  outcomeFields,
  receivedFields,
  saysPage,
  signedPost,
  startTwilio,
} from '../../tests/support/texts/twilio-double.ts';
import { OutcomeUnknown } from '../outbox/refusal.ts';
import { TextRefused } from './text-provider.ts';
import { twilio } from './twilio.ts';

const { Twilio, RequestClient, RestException, getExpectedTwilioSignature, validateRequest } =
  twilioLibrary;

const statusUrl = 'https://locks.example/api/sms/status';
const text = { to: '+12015550123', text: 'Hola, señora: 5 € + 20 % & más', statusUrl };
const signal = () => new AbortController().signal;

function ours(apiUrl: string, timeoutMs = 5000, from = ourNumber) {
  return twilio({ apiUrl, accountSid, authToken, from, timeoutMs });
}

/** Creates the provider's own library, with its requests redirected to the double. */
function library(url: string, token = authToken) {
  const client = new RequestClient();
  const request = client.request.bind(client);
  client.request = (options) =>
    request({ ...options, uri: options.uri.replace('https://api.twilio.com', url) });
  return new Twilio(accountSid, token, { httpClient: client });
}

test('our request has the same path, credentials and fields as the one of the provider’s library', async () => {
  const double = await startTwilio();
  const sid = await ours(double.url).send({ ...text, signal: signal() });
  const taken = await library(double.url).messages.create({
    to: text.to,
    from: ourNumber,
    body: text.text,
    statusCallback: statusUrl,
  });
  expect(sid).toMatch(/^SM[0-9a-f]{32}$/);
  expect(taken).toMatchObject({ sid: double.messages[1]?.sid, status: 'queued', errorCode: null });
  const [own, theirs] = double.posts;
  expect(own?.path).toBe(theirs?.path);
  expect(own?.headers.authorization).toBe(theirs?.headers.authorization);
  const fields = (body: Buffer | undefined) => [...new URLSearchParams(String(body))].sort();
  expect(fields(own?.body)).toEqual(fields(theirs?.body));
});

test('a messaging service can be used instead of a number', async () => {
  const double = await startTwilio();
  const service = `MG${'a'.repeat(32)}`;
  await ours(double.url, 5000, service).send({ ...text, signal: signal() });
  expect(double.messages).toMatchObject([{ messagingServiceSid: service, from: null }]);
});

test.for([
  ['no number', { to: '+12015550199' }, 21211],
  ['nothing to say', { text: '' }, 21602],
  ['more than 1,600 characters', { text: 'x'.repeat(1601) }, 21617],
] as const)(
  'sending with %s is refused permanently, as by the library',
  async ([, changes, code]) => {
    const double = await startTwilio();
    const sent = { ...text, ...changes };
    const failure = ours(double.url).send({ ...sent, signal: signal() });
    await expect(failure).rejects.toMatchObject({ name: 'TextRefused', code: String(code) });
    const { to, text: body } = sent;
    const theirs = library(double.url).messages.create({ to, from: ourNumber, body });
    await expect(theirs).rejects.toMatchObject({ status: 400, code });
    await expect(theirs).rejects.toBeInstanceOf(RestException);
  },
);

test.for([
  ['a wrong token', failsWith(401, 20003)],
  ['too many at once', failsWith(429, 20429)],
  ['an error of its own', failsWith(500, 20500)],
  ["a proxy's page", saysPage(200)],
  ["a proxy's page", saysPage(403)],
  ["a proxy's page", saysPage(400)],
  ['a redirect', says(307, { location: 'https://elsewhere.example' })],
] as const)('a failure with %s can be retried', async ([, answer]) => {
  const double = await startTwilio();
  double.state.answer = answer;
  const failure = await ours(double.url)
    .send({ ...text, signal: signal() })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(TextRefused);
  expect(failure).not.toBeInstanceOf(OutcomeUnknown);
  expect(double.posts).toHaveLength(1);
});

test.for([
  ['no answer', hangs],
  ['a page instead of the message', saysPage(201)],
] as const)('after %s the text may have been accepted', async ([, answer]) => {
  const double = await startTwilio();
  double.state.answer = answer;
  const failure = ours(double.url, 300).send({ ...text, signal: signal() });
  await expect(failure).rejects.toBeInstanceOf(OutcomeUnknown);
});

test('a refused connection means that the text was not accepted', async () => {
  const failure = ours('http://127.0.0.1:9').send({ ...text, signal: signal() });
  await expect(failure).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test.for([
  ['https://locks.example', 'https://locks.example:443'],
  ['https://locks.example:8443', 'https://locks.example'],
  ['https://locks.example:8443', 'https://locks.example:8443'],
] as const)('a webhook to %s is accepted when signed for %s', ([site, signedFor]) => {
  const path = '/api/sms/inbound';
  const { payload, headers } = signedPost(signedFor + path, receivedFields('+12015550123', 'STOP'));
  const { isSigned } = ours('http://127.0.0.1:9');
  expect(isSigned(site + path, payload, headers)).toBe(true);
  expect(isSigned(site.replace('locks', 'lock') + path, payload, headers)).toBe(false);
});

test('signatures of the provider’s library are accepted, and forged ones are not', () => {
  const url = 'https://locks.example/api/sms/inbound';
  const fields = receivedFields('+12015550123', 'sí — 💡 & a=b');
  const { payload, headers } = signedPost(url, fields);
  const signature = headers['x-twilio-signature'];
  const params = Object.fromEntries(new URLSearchParams(payload));
  expect(signature).toBe(getExpectedTwilioSignature(authToken, url, params));
  expect(validateRequest(authToken, signature, url, params)).toBe(true);
  const provider = ours('http://127.0.0.1:9');
  expect(provider.isSigned(url, payload, headers)).toBe(true);
  expect(provider.isSigned(url, `${payload}&Body=x`, headers)).toBe(false);
  expect(provider.isSigned(`${url}/`, payload, headers)).toBe(false);
  expect(provider.isSigned(url, payload, {})).toBe(false);
  expect(provider.isSigned(url, payload, { 'x-twilio-signature': 'é'.repeat(14) })).toBe(false);
  const many = getExpectedTwilioSignature(authToken, url, { ab: 'c', a: ['z', 'b', 'z'] });
  const twice = { 'x-twilio-signature': many };
  expect(provider.isSigned(url, 'a=z&ab=c&a=b&a=z', twice)).toBe(true);
});

test('received texts and delivery statuses are read from their webhooks', () => {
  const provider = ours('http://127.0.0.1:9');
  const sid = newSid();
  const read = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  expect(provider.readReceived(read(receivedFields('+34600000000', 'Hola ✓', sid)))).toEqual({
    providerId: sid,
    from: '+34600000000',
    text: 'Hola ✓',
  });
  const outcome = (status: string, code?: number) =>
    provider.readOutcome(read(outcomeFields(sid, status, code)));
  expect(outcome('sent')).toEqual({ providerId: sid, outcome: 'under way', reason: null });
  expect(outcome('delivered')?.outcome).toBe('delivered');
  expect(outcome('undelivered', 30_004)).toMatchObject({ outcome: 'failed', reason: '30004' });
  expect(provider.readReceived('From=%2B1&Body=x')).toBeUndefined();
  expect(provider.readReceived(`MessageSid=../../x&From=%2B1`)).toBeUndefined();
  expect(provider.readOutcome(`MessageSid=${sid}`)).toBeUndefined();
});
