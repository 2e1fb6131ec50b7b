import { expect, test } from 'vitest';
import { dialects } from '../../tests/support/dialects.ts';
import { startTestApp } from '../../tests/support/test-app.ts';

const spanishPage = { 'accept-language': 'es' };
const json = { 'content-type': 'application/json' };

test.for(dialects)('on %s a Spanish request is refused in Spanish', async ([, open]) => {
  const { book, rows } = await startTestApp({ database: await open() });
  const values = { name: '', phone: '1', service: 'Nada', notes: 'ñ'.repeat(5001), unknown: 1 };
  const shape = await book({ ...values, language: 'es' });
  expect(shape.json()).toMatchObject({
    detail: 'Revise el formulario: hay errores.',
    errors: { unknown: 'No se conoce este campo.' },
  });
  const { unknown, ...known } = values;
  const refused = await book({ ...known, language: 'es' });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    {
      name: 'Escriba un nombre válido (mínimo 2 caracteres)',
      phone: 'Escriba un número de teléfono válido',
      service: 'Elija un servicio',
      notes: 'Use 5000 caracteres o menos',
    },
  ]);
  const captcha = await book({ language: 'es', recaptcha_token: '' });
  expect(captcha.json().errors).toEqual({
    recaptcha_token: 'Complete la verificación de seguridad',
  });
  const old = await book({ language: 'es', recaptcha_token: 'used' });
  expect(old.json().detail).toBe('La verificación falló o se venció. Complétela otra vez.');
  expect(await rows()).toEqual([]);
});

test('the body names the language before the header does, and a browser’s own header names none', async () => {
  const { book } = await startTestApp();
  const nameError = async (changes: object, headers: Record<string, string>) =>
    (await book({ name: '', ...changes }, headers)).json().errors.name;
  const english = 'Please enter a valid name (minimum 2 characters)';
  const spanish = 'Escriba un nombre válido (mínimo 2 caracteres)';
  expect(await nameError({ language: 'en' }, spanishPage)).toBe(english);
  expect(await nameError({ language: 'es' }, { 'accept-language': 'en-US,en;q=0.9' })).toBe(
    spanish,
  );
  expect(await nameError({}, spanishPage)).toBe(spanish);
  expect(await nameError({}, { 'accept-language': 'es-US,es;q=0.9' })).toBe(english);
});

test.for([
  ['POST', '/api/submissions', '{', 400, 'No se pudo leer la solicitud.'],
  ['POST', '/api/submissions', `"${'x'.repeat(70_000)}"`, 413, 'La solicitud pasa de 64 KB.'],
  ['POST', '/api/submissions', '{"language":"fr"}', 422, 'Revise el formulario'],
  ['GET', '/api/nothing', undefined, 404, 'No hay nada en esta dirección.'],
  ['GET', '/api/request', undefined, 401, 'Falta una parte de este enlace.'],
  ['GET', '/api/%zz', undefined, 400, 'No se pudo leer la solicitud.'],
] as const)(
  '%s %s of a Spanish page is refused in Spanish',
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

test('limits and an overloaded or closing server say so in Spanish', async () => {
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

test('a refusal has one name in log and metrics, whatever its language', async () => {
  const { book, log } = await startTestApp();
  await book({ name: '', language: 'es' });
  const lines = log.map((line) => JSON.parse(line));
  expect(lines.find(({ msg }) => msg === 'refused')).toMatchObject({ reason: 'fields' });
});

test.for(dialects)(
  'on %s what a customer adds to a Spanish request is refused in Spanish',
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
    expect((await note('a\0')).json().errors.text).toContain('Quite los caracteres especiales');
    for (let sent = 0; sent < 5; sent += 1) expect((await note('Mañana')).statusCode).toBe(201);
    const sixth = await note('Mañana');
    expect([sixth.statusCode, sixth.json().detail]).toEqual([
      409,
      expect.stringContaining('Ya envió cinco notas.'),
    ]);
  },
);
