import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, times } from '../support/faults/experiment.ts';
import { databases, startSite } from '../support/faults/fault-site.ts';
import { answerTo, type Booking } from '../support/server/booking-requests.ts';
import { temporaryDirectory } from '../support/server/test-app.ts';

const day = 24 * 3_600_000;
const errors = [day, -day, 0, day, 0].slice(0, times(2, 5));
const tried = databases.slice(0, times(1, 2));

/** Preloaded into the server, this shifts its wall clock by the ms in a file, which it reads again at SIGUSR2. */
const wrongClock = (file: string) => `
  import { readFileSync } from 'node:fs';
  const read = () => Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
  const Right = Date;
  let error = read();
  process.on('SIGUSR2', () => { error = read(); console.log('clock is wrong by ' + error); });
  globalThis.Date = class extends Right {
    constructor(...parts) { parts.length === 0 ? super(Right.now() + error) : super(...parts); }
    static now() { return Right.now() + error; }
  };`;

test.for(tried)('a clock change loses and repeats nothing, on %s', async (database, context) => {
  const folder = await temporaryDirectory();
  const file = join(folder, 'error');
  writeFileSync(file, '0');
  writeFileSync(join(folder, 'clock.mjs'), wrongClock(file));
  const smtp = await startScriptedSmtp();
  const env = { SMTP_URL: smtp.url, NODE_OPTIONS: `--import=${join(folder, 'clock.mjs')}` };
  const site = await startSite(database, { env });
  let { server } = site;
  const told: [Booking, string][] = [];

  async function bookFive(): Promise<void> {
    const challenge = await fetch(`${server.url}/api/captcha/challenge`);
    const { parameters } = (await challenge.json()) as { parameters: { expiresAt: number } };
    const signedAt = new Date(parameters.expiresAt * 1000 - 12 * 60_000);
    for (const booking of await site.bookings(5, signedAt)) {
      const { status, body } = await answerTo(server.url, booking);
      expect(status).toBe(201);
      told.push([booking, String(body.reference)]);
    }
    const [first] = told;
    if (!first) throw new Error('nothing was stored');
    const [spent, reference] = first;
    expect((await answerTo(server.url, { ...spent, key: 'another' })).status).toBe(422);
    expect((await answerTo(server.url, spent)).body.reference).toBe(reference);
    const sent = () => site.run("select id from outbox where state = 'sent'");
    await expect.poll(sent).toHaveLength(told.length);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }

  await bookFive();
  for (const error of errors) {
    writeFileSync(file, String(error));
    server.signal('SIGUSR2');
    await expect.poll(() => server.output()).toContain(`clock is wrong by ${error}`);
    await bookFive();
    await server.kill();
    await site.endLeases();
    server = await site.restart(server);
    await bookFive();
  }
  expect(await site.run('select id from submissions')).toHaveLength(told.length);
  expect(smtp.copies).toHaveLength(told.length);
  figure(
    context,
    `${count(told.length)} bookings, before and after a restart at each of ${errors.length} changes: refused 0, mailed once each, ` +
      'a spent captcha refused each time',
  );
});
