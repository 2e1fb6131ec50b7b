import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startScriptedSmtp } from '../support/delivery/scripted-smtp.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { databases, startSite } from '../support/faults/fault-site.ts';
import { post } from '../support/server/booking-requests.ts';

const kills = { SQLite: times(2, 100), PostgreSQL: times(1, 20) };

test.for(databases)(
  'kill -9 after a mail is accepted, before it is marked as sent, repeats it at most once, on %s',
  longTimeout,
  async (database, context) => {
    let kill: (() => void) | undefined;
    const smtp = await startScriptedSmtp({
      dot(socket) {
        socket.write('250 Accepted\r\n');
        kill?.();
        kill = undefined;
      },
    });
    const site = await startSite(database, { env: { SMTP_URL: smtp.url } });
    const mailed: number[] = [];
    let { server } = site;
    for (let run = 0; run < kills[database]; run += 1) {
      const doomed = server;
      const isDead = new Promise<void>((resolve) => {
        kill = () => resolve(doomed.kill());
      });
      const [booking] = await site.bookings(1);
      if (!booking) throw new Error('no booking');
      // The mail may be sent before the answer, which is then lost with the server. A busy server may refuse at first.
      while (kill && !(await post(server.url, booking))) await delay(100);
      await isDead;
      const [stored] = await site.run(
        `select reference from submissions where idempotency_key = '${booking.key}'`,
      );
      expect(stored).toBeTruthy();
      const reference = stored?.reference;
      await site.endLeases();
      server = await site.restart(server);
      const state = () =>
        site.run(`select outbox.state, outbox.attempts from outbox
          join submissions on submissions.id = submission_id where reference = '${reference}'`);
      await expect.poll(state).toMatchObject([{ state: 'sent' }]);
      const copies = smtp.copies.filter(({ message }) => message.includes(String(reference)));
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
      // A mail that was marked in time is not sent again; any other is sent again exactly once.
      expect(await state()).toMatchObject([{ attempts: copies.length }]);
      mailed.push(copies.length);
    }
    expect(mailed.filter((copies) => copies > 2)).toEqual([]);
    const again = mailed.filter((copies) => copies === 2).length;
    figure(
      context,
      `${count(mailed.length, 'kills')}: ${count(again, 'mails')} sent once more, under the same Message-ID, ` +
        `${mailed.length - again} marked in time, lost 0, sent three times 0`,
    );
  },
);
