import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { longTimeout } from '../support/faults/experiment.ts';
import { exifNeedles, jpegWithMetadata } from '../support/server/pictures.ts';
import { startServer } from '../support/server/server.ts';
import { startTwilio } from '../support/texts/twilio-double.ts';
import { phoneSize } from './engine.ts';
import { engineTest } from './engine-test.ts';
import { firefox } from './puppeteer.ts';
import { book, clickCard, has, openForm, press, shows, signIn, until } from './visit.ts';
import { webkit } from './webkit.ts';

const test = engineTest
  // biome-ignore lint/correctness/noEmptyPattern: Vitest requires this parameter to be destructured
  .extend('twilio', { scope: 'file' }, async ({}, { onCleanup }) => startTwilio(onCleanup))
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('photo', { scope: 'file' }, async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'photo-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'lock.jpg');
    writeFileSync(file, await jpegWithMetadata());
    return file;
  })
  .override('server', { scope: 'file' }, async ({ mailBox, twilio }, { onCleanup }) => {
    const server = await startServer({
      ...twilio.environment,
      SMTP_URL: mailBox.url,
      ALARM_AFTER_MIN: '0.1,60',
    });
    onCleanup(async () => void (await server.stop()));
    return server;
  });

describe.each([
  { customer: webkit, owner: firefox },
  { customer: firefox, owner: webkit },
])('a customer in $customer.name, the desk in $owner.name', longTimeout, (engines) => {
  test('a booking is texted, raises an alarm, gets a photo, is followed until paid, counted and erased', async ({
    openIn,
    server,
    mailBox,
    twilio,
    photo,
  }) => {
    const desk = await openIn(engines.owner, { width: 1280, height: 800 });
    await signIn(desk, server, mailBox);
    await desk.evaluate(async () => {
      const body = JSON.stringify({ name: 'Dana', phone: null, on_duty: true });
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/desk/people/me', { method: 'PUT', headers, body });
    });

    const customer = await openIn(engines.customer, phoneSize);
    const name = `Loop ${engines.customer.name}`;
    await openForm(customer, `${server.url}/book-online`);
    await book(customer, name, '', () => customer.click('[name=sms_consent]'));
    await shows(customer, /Received/);
    const reference = String(server.rowsOf(name)[0]?.reference);
    const texted = () => twilio.messages.filter(({ body }) => body.includes(reference)).length;
    await expect.poll(texted).toBe(1);
    const alarms = () =>
      server.rows(
        `select kind from outbox join submissions on submissions.id = submission_id
         where kind = 'alarm' and reference = '${reference}'`,
      ).length;
    await expect.poll(alarms).toBeGreaterThan(0);
    await shows(desk, new RegExp(name));
    await press(desk, 'Heard');

    await clickCard(desk, name);
    await customer.choose('input[type=file]', photo);
    await shows(customer, /We have your photo/);
    const [{ large } = {}] = server.rows(
      `select large from photos join submissions on submissions.id = submission_id
       where reference = '${reference}'`,
    );
    const stored = Buffer.from(large as unknown as Uint8Array);
    // The stored photo is upright, and no longer says where it was taken.
    expect(await sharp(stored).metadata()).toMatchObject({ width: 480, height: 640 });
    expect(exifNeedles.filter((needle) => stored.includes(needle))).toEqual([]);
    await until(
      desk,
      () =>
        (document.querySelector<HTMLImageElement>('img[src*="/photos/"]')?.naturalWidth ?? 0) > 0,
    );
    await press(desk, 'Accept');
    await press(desk, 'Other');
    await has(desk, '[name=minutes]');
    await desk.type('[name=minutes]', '20');
    await desk.press('Enter');
    await shows(
      customer,
      /Dana has accepted it\. Expected about \d{1,2}:\d\d [AP]M, in (20|19) min/,
    );
    await press(desk, 'On the way');
    await shows(customer, /Dana is on the way\. Expected about/);
    const word = await desk.evaluate(
      () =>
        [...document.querySelectorAll('p')]
          .find((it) => it.textContent?.includes('Say at the door'))
          ?.querySelector('strong')?.textContent ?? 'no word',
    );
    await shows(customer, new RegExp(word));
    await press(desk, 'I’m there');
    await shows(customer, /Dana is there/);
    await press(desk, 'Done');
    await has(desk, '#paid');
    await desk.type('#paid', '95');
    await press(desk, 'Cash');
    await shows(customer, /Done \d{1,2}:\d\d/);
    await shows(desk, /Paid \$95/);

    await press(desk, 'Numbers');
    await shows(desk, /\$95/);
    await desk.open(`${server.url}/desk/requests/${reference}`);
    await press(desk, 'Erase…');
    await has(desk, '#erase-reference');
    await desk.type('#erase-reference', reference);
    await press(desk, 'Erase for good');
    await expect.poll(() => server.rowsOf(name)).toEqual([]);
  });
});
