import { expect, test } from 'vitest';
import { callLanguage } from '../../content/es/call-language.ts';
import { customerMail } from '../../content/es/customer-mail.ts';
import { optionNames } from '../../content/es/form/option-names.ts';
import { services, timeframes } from '../../contract/services.ts';
import { dialects } from '../../tests/support/database/dialects.ts';
import { startSmtp } from '../../tests/support/delivery/smtp.ts';
import { startTestApp } from '../../tests/support/server/test-app.ts';
import type { Database } from '../database/database.ts';
import { smtpMailer } from './mailers.ts';

const typed = {
  name: 'Íñigo Peñaranda Núñez',
  email: 'inigo@example.com',
  address: 'Bergenline Ave 4800, Unión City, esquina con la peluquería Muñoz',
  unit_number: 'Año 2º',
  gate_code: 'Ñ12',
  service: 'Other',
  other_service: 'Caja fuerte de mi papá; ¿cuánto sería?',
  notes: '¡Vengan rápido!\nEl niño está adentro. Güero, ü, É',
};

/** Sends a request, and resolves to the mails that a mail server got about it, parsed as a mail program does. */
async function mailsOf(changes: object, database?: Database) {
  const smtp = await startSmtp();
  const mailer = smtpMailer(smtp.url);
  const app = await startTestApp({
    mailer,
    environment: { MAIL_TO: 'owner@shop.example' },
    ...(database && { database }),
  });
  const answer = (await app.book({ email: 'ana@example.com', language: 'es', ...changes })).json();
  await app.app.outbox.idle();
  const sentTo = (to: string) => smtp.mails.find(({ recipients }) => recipients[0] === to);
  return { answer, owner: sentTo('owner@shop.example'), sentTo };
}

test.for(dialects)(
  'on %s both mails of a Spanish request keep accented letters, and the customer’s is in Spanish',
  async ([, open]) => {
    const { answer, owner, sentTo } = await mailsOf(typed, await open());
    const { other_service, notes, email, service, ...fields } = typed;
    expect(owner?.subject).toBe(`ASAP: ${other_service} (${answer.reference})`);
    expect(owner?.text).toContain('Customer reads Spanish');
    expect(owner?.html).toContain('<strong>Customer reads Spanish</strong>');
    for (const text of [...Object.values(fields), ...notes.split('\n')]) {
      expect(owner?.text).toContain(text);
      expect(owner?.html).toContain(text);
    }
    const mail = sentTo(email);
    expect(mail?.subject).toBe(`Ya tenemos su solicitud (${answer.reference})`);
    expect(mail?.text).toContain('Cuándo: Lo antes posible');
    expect(mail?.text).toContain('¿No fue usted?');
    expect(mail?.html).toContain('<html lang="es">');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(
      /Íñigo|Peñaranda|papá|Güero|ASAP|What happens/,
    );
  },
);

test('the links in a Spanish mail lead to the Spanish pages', async () => {
  const { answer, sentTo } = await mailsOf({});
  const mail = sentTo('ana@example.com');
  for (const body of [mail?.text, String(mail?.html)]) {
    expect(body).toContain(`http://localhost:3000/es/request#${answer.follow}`);
    expect(body).toMatch(/http:\/\/localhost:3000\/es\/request\/not-you#[\w-]{64}/);
    expect(body).not.toContain(':3000/request');
  }
});

test('the Spanish mail says in which language calls are answered', async () => {
  const { sentTo } = await mailsOf({});
  expect(sentTo('ana@example.com')?.text).toContain(callLanguage);
});

test.for([...services.slice(0, -1)])(
  '%s is translated in the customer’s mail and not in the owner’s',
  async (service) => {
    const vehicle = { vehicle_year: '2019', vehicle_make: 'Honda', vehicle_model: 'Civic' };
    const [, timeframe] = timeframes;
    const { owner, sentTo } = await mailsOf({ ...vehicle, service, timeframe });
    expect(owner?.subject).toContain(`${timeframe}: ${service}`);
    const { text } = sentTo('ana@example.com') ?? {};
    expect(text).toContain(`Servicio: ${optionNames[service]}\nCuándo: Hoy mismo`);
  },
);

test('the mails of an English request do not mention Spanish', async () => {
  const { owner, sentTo } = await mailsOf({ language: 'en' });
  const mail = sentTo('ana@example.com');
  expect(`${owner?.text}${owner?.html}`).not.toContain('Spanish');
  expect(mail?.html).toContain('<html lang="en">');
  expect(mail?.text).toContain('http://localhost:3000/request#');
});

test('a callback is confirmed in Spanish, without a service', async () => {
  const { sentTo } = await mailsOf({ type: 'callback' });
  const { text } = sentTo('ana@example.com') ?? {};
  expect(text).toContain(customerMail.nextCallback);
  expect(text).not.toContain('Servicio:');
});
