import { expect, test } from 'vitest';
import { fieldMessages, formMessages, problemDetails } from '../../content/es/form/messages.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';

const spanishPage = { 'accept-language': 'es' };
const json = { 'content-type': 'application/json' };

test.for(dialects)('on %s a Spanish request is refused in Spanish', async ([, open]) => {
  const { book, rows } = await startTestApp({ database: await open() });
  const values = { name: '', phone: '1', service: 'Nada', notes: 'ñ'.repeat(5001), unknown: 1 };
  const shape = await book({ ...values, language: 'es' });
  expect(shape.json()).toMatchObject({
    detail: problemDetails.fields,
    errors: { unknown: problemDetails.unknownField },
  });
  const { unknown, ...known } = values;
  const refused = await book({ ...known, language: 'es' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    {
      name: fieldMessages.booking.name,
      phone: fieldMessages.booking.phone,
      service: fieldMessages.booking.service,
      notes: fieldMessages.too_long(5000),
    },
  ]);
  const captcha = await book({ language: 'es', recaptcha_token: '' });
  expect(captcha.json().errors).toEqual({
    recaptcha_token: formMessages.verificationRequired.altcha,
  });
  const old = await book({ language: 'es', recaptcha_token: 'used' });
  expect(old.json().detail).toBe(problemDetails.captcha);
  expect(await rows()).toEqual([]);
});

test('the language in the body wins over the header, and a browser’s default header is ignored', async () => {
  const { book } = await startTestApp();
  const nameError = async (changes: object, headers: Record<string, string>) =>
    (await book({ name: '', ...changes }, headers)).json().errors.name;
  const english = 'Please enter a valid name (minimum 2 characters)';
  const spanish = fieldMessages.booking.name;
  expect(await nameError({ language: 'en' }, spanishPage)).toBe(english);
  expect(await nameError({ language: 'es' }, { 'accept-language': 'en-US,en;q=0.9' })).toBe(
    spanish,
  );
  expect(await nameError({}, spanishPage)).toBe(spanish);
  expect(await nameError({}, { 'accept-language': 'es-US,es;q=0.9' })).toBe(english);
});

test.for([
  ['POST', '/api/submissions', '{', 400, problemDetails.malformed],
  ['POST', '/api/submissions', `"${'x'.repeat(70_000)}"`, 413, problemDetails.tooLarge],
  ['POST', '/api/submissions', '{"language":"fr"}', 422, problemDetails.fields],
  ['GET', '/api/nothing', undefined, 404, problemDetails.notFound],
  ['GET', '/api/request', undefined, 401, 'Falta una parte de este enlace.'],
  ['GET', '/api/%zz', undefined, 400, problemDetails.malformed],
] as const)(
  'a refused %s %s from a Spanish page gets an error in Spanish',
  async ([method, url, payload, status, words]) => {
    const { app } = await startTestApp();
    const answer = await app.inject({
      method,
      url,
      headers: { ...spanishPage, ...(payload && json) },
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toContain(words);
  },
);

test('rate limits and an overloaded server respond in Spanish', async () => {
  const { app, book } = await startTestApp({ environment: { SUBMISSIONS_PER_10_MIN: '1' } });
  await book({ language: 'es' });
  const limited = await book({ language: 'es' });
  expect([limited.statusCode, limited.json().detail]).toEqual([
    429,
    expect.stringContaining('Espere unos minutos o llame al (201) 748-2070.'),
  ]);
  app.isUnderPressure = () => true;
  const busy = await app.inject({ url: '/api/site-config', headers: spanishPage });
  expect([busy.statusCode, busy.json().detail]).toEqual([
    503,
    expect.stringContaining('El sitio está saturado.'),
  ]);
});

test('a refusal in Spanish is logged with the same reason', async () => {
  const { book, log } = await startTestApp();
  await book({ name: '', language: 'es' });
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.find(({ msg }) => msg === 'refused')).toMatchObject({ reason: 'fields' });
});

test.for(dialects)(
  'on %s a refused note on a Spanish request gets an error in Spanish',
  async ([, open]) => {
    const { app, book } = await startTestApp({ database: await open() });
    const { follow } = (await book({ language: 'es' })).json();
    const note = (text: string) =>
      app.inject({
        method: 'POST',
        url: '/api/request/notes',
        headers: { ...json, ...spanishPage, authorization: `Bearer ${follow}` },
        payload: { text },
      });
    expect((await note('ñ'.repeat(501))).json().errors).toEqual({
      text: 'Escriba de 1 a 500 caracteres',
    });
    expect((await note('a\0')).json().errors.text).toContain(fieldMessages.control_characters);
    for (let sent = 0; sent < 5; sent += 1) expect((await note('Mañana')).statusCode).toBe(201);
    const sixth = await note('Mañana');
    expect([sixth.statusCode, sixth.json().detail]).toEqual([
      409,
      expect.stringContaining('Ya envió cinco notas.'),
    ]);
  },
);
