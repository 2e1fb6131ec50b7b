import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, startServer } from './server.ts';
import { listenSmtp, type Smtp } from './smtp.ts';

/** A server that delivers to a mail server of ours, both there for the tests of one file. */
export function serverWithMail() {
  let smtp: Smtp;
  let server: RunningServer;
  beforeAll(async () => {
    smtp = await listenSmtp();
    server = await startServer({ SMTP_URL: smtp.url, SUBMISSIONS_PER_10_MIN: '1000' });
  });
  afterAll(async () => {
    await server.stop();
    await smtp.close();
  });

  /** What somebody of this name has sent. */
  const rowsOf = (name: string) => server.rows(`select * from submissions where name = '${name}'`);

  return {
    url: (path: string) => server.url + path,
    rows: (sql: string) => server.rows(sql),
    rowsOf,
    mailsAbout: (reference: string, count: number) => smtp.mailsAbout(reference, count),
    /** One row, one mail to the owner. Resolves to the reference. */
    async expectOneBooking(name: string): Promise<string> {
      const rows = rowsOf(name);
      expect(rows).toHaveLength(1);
      const reference = String(rows[0]?.reference);
      await smtp.mailsAbout(reference, 1);
      expect(smtp.mails.filter((mail) => mail.text?.includes(reference))).toHaveLength(1);
      return reference;
    },
  };
}
