import { EventEmitter, once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail extends ParsedMail {
  /** Where the envelope sent it, whatever its headers say. */
  recipients: string[];
}

export type Smtp = Awaited<ReturnType<typeof listenSmtp>>;

/** A real SMTP server that keeps what it is sent; on a given port, to come back after being down. */
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
  server.on('error', () => undefined); // a client that hangs up is the client's business
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    mails,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    /** The mails that name this reference, once there are `count` of them. */
    async mailsAbout(reference: string, count: number): Promise<ReceivedMail[]> {
      for (;;) {
        const found = mails.filter((mail) => mail.text?.includes(reference));
        if (found.length >= count) return found;
        await once(arrivals, 'mail');
      }
    },
  };
}

/** The same for one test, closed at its end. */
export async function startSmtp(...where: Parameters<typeof listenSmtp>): Promise<Smtp> {
  const smtp = await listenSmtp(...where);
  onTestFinished(() => smtp.close());
  return smtp;
}
