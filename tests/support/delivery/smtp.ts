import { EventEmitter, once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail extends ParsedMail {
  /** Recipients of the envelope, which may differ from the headers. */
  recipients: string[];
}

export type Smtp = Awaited<ReturnType<typeof listenSmtp>>;

/** A real SMTP server that records its mails. Give a port to restart it after an outage. */
export async function listenSmtp(port = 0, refuse?: (recipient: string) => number | undefined) {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 10,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address);
      if (responseCode) done(Object.assign(new Error(`no such user ${address}`), { responseCode }));
      else done();
    },
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ ...mail, recipients });
        arrivals.emit('mail');
        done();
      }, done);
    },
  });
  server.on('error', () => undefined); // a client may hang up at any time
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    mails,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /**
     * Resolves to the mails that contain this reference, once there are at least `count`. Mails of other requests that
     * only mention it as a possible duplicate do not count.
     */
    async mailsAbout(reference: string, count: number): Promise<ReceivedMail[]> {
      for (;;) {
        const found = mails.filter(({ text }) =>
          text?.replace(/^Possible duplicate of .*$/m, '').includes(reference),
        );
        if (found.length >= count) return found;
        await once(arrivals, 'mail');
      }
    },
  };
}

/** Like listenSmtp, but closed at the end of the test. */
export async function startSmtp(...where: Parameters<typeof listenSmtp>): Promise<Smtp> {
  const smtp = await listenSmtp(...where);
  onTestFinished(() => smtp.close());
  return smtp;
}
