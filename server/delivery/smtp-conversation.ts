import { Readable } from 'node:stream';
import type { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { isContentRefused, OutcomeUnknown } from '../outbox/refusal.ts';
import { startTimeLimit } from '../timing/time-limit.ts';

export interface SmtpLimits {
  /** For the connection, the greeting and the TLS handshake. */
  connectMs: number;
  /** For everything before the mail's content, in total: a server that trickles bytes cannot extend it. */
  openingMs: number;
  /** From the mail's first byte to the answer after its final dot. RFC 5321, 4.5.3.2.6: 10 minutes. */
  answerMs: number;
}

export const defaultLimits: SmtpLimits = {
  connectMs: 30_000,
  openingMs: 120_000,
  answerMs: 10 * 60_000,
};

type Done = (error?: Error | null) => void;

/** Rejects with `OutcomeUnknown` if the final dot got no answer, with any other error if nothing was delivered. */
export async function converse(
  server: ReturnType<typeof parseConnectionUrl>,
  mail: { envelope: SMTPConnection.Envelope; message: Buffer },
  signal: AbortSignal,
  limits: SmtpLimits,
): Promise<void> {
  signal.throwIfAborted();
  const options = {
    ...server,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.openingMs + limits.answerMs, // our own limits are shorter
    socketCloseTimeout: 0,
  };
  const connection = new SMTPConnection(options);
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined); // may reject when no step awaits it anymore
  const onAbort = () => broken.reject(new Error('Given up', { cause: signal.reason }));
  signal.addEventListener('abort', onAbort);
  connection.on('error', broken.reject);

  using limit = startTimeLimit(limits.openingMs, () =>
    broken.reject(new Error('The mail server took too long')),
  );
  let isHandedOver = false;
  async function* content() {
    limit.restart(limits.answerMs);
    yield mail.message;
    // When this generator ends, nodemailer sends the final dot.
    isHandedOver = true;
  }

  const step = (run: (done: Done) => void) =>
    Promise.race([
      broken.promise,
      new Promise<void>((resolve, reject) => {
        run((error) => (error ? reject(error) : resolve()));
      }),
    ]);

  try {
    await step((done) => connection.connect(done));
    if (server.auth && connection.allowsAuth) {
      await step((done) => connection.login({ ...server.auth }, done));
    }
    await step((done) => connection.send(mail.envelope, Readable.from(content()), done));
    if (!isHandedOver) throw new Error('The mail server answered before it had the mail');
  } catch (error) {
    if (!isHandedOver || isContentRefused(error)) throw error;
    throw new OutcomeUnknown('No answer to a mail that was handed over', { cause: error });
  } finally {
    signal.removeEventListener('abort', onAbort);
    connection.close();
  }
}
