import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { databases, startSite } from '../support/faults/fault-site.ts';
import { post } from '../support/server/booking-requests.ts';
import { startTwilio } from '../support/texts/twilio-double.ts';

const kills = { SQLite: times(2, 100), PostgreSQL: times(1, 20) };

test.for(databases)(
  'kill -9 after a text is accepted, before it is marked as sent, repeats it at most once, on %s',
  longTimeout,
  async (database, context) => {
    const double = await startTwilio();
    const { answer } = double.state;
    let kill: (() => void) | undefined;
    double.state.answer = (response, received) => {
      // Kill the server once the answer has been sent.
      response.on('finish', () => {
        kill?.();
        kill = undefined;
      });
      return answer(response, received);
    };
    const site = await startSite(database, {
      env: { ...double.environment, SMS_DAILY_LIMIT: '1000' },
    });
    const texted: number[] = [];
    let { server } = site;
    for (let run = 0; run < kills[database]; run += 1) {
      const doomed = server;
      const isDead = new Promise<void>((resolve) => {
        kill = () => resolve(doomed.kill());
      });
      const [booking] = await site.bookings(1);
      if (!booking) throw new Error('no booking');
      const phone = `201${200 + run}0123`;
      const agreed = { ...JSON.parse(booking.body), phone, sms_consent: true };
      const sent = { ...booking, body: JSON.stringify(agreed) };
      // The text may be sent before the answer, which is then lost with the server. A busy server may refuse at first.
      while (kill && !(await post(server.url, sent))) await delay(100);
      await isDead;
      await site.endLeases();
      server = await site.restart(server);
      const state = () => site.run(`select state, provider_id from texts where phone = '${phone}'`);
      await expect.poll(state).toMatchObject([{ state: 'sent' }]);
      const copies = double.messages.filter(({ to }) => to === `+1${phone}`);
      const [{ provider_id } = { provider_id: null }] = await state();
      expect(copies.at(-1)?.sid).toBe(provider_id);
      texted.push(copies.length);
    }
    expect(texted.filter((copies) => copies > 2)).toEqual([]);
    const again = texted.filter((copies) => copies === 2).length;
    figure(
      context,
      `${count(texted.length, 'kills')}: ${count(again, 'texts')} sent once more, ` +
        `${texted.length - again} marked in time, lost 0, sent three times 0`,
    );
  },
);
