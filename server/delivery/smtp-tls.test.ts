import { once } from 'node:events';
import { DEFAULT_MIN_VERSION } from 'node:tls';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startScriptedSmtp } from '../../tests/support/delivery/scripted-smtp.ts';
import type { Mail } from './mailer.ts';
import { smtpMailer } from './mailers.ts';

const mail: Mail = {
  messageId: '<one@locksmith.example>',
  from: { name: 'Site', address: 'site@locksmith.example' },
  to: { name: '', address: 'owner@locksmith.example' },
  subject: 'Test',
  text: 'Test',
  html: '<p>Test</p>',
  date: new Date(),
};
const signal = new AbortController().signal;

/** Returns a URL that leads to this machine too, but is not recognized as loopback. */
const remote = (url: string) => url.replace('127.0.0.1', '0.0.0.0').replace('//', '//user:pass@');

test('a remote mail server that offers no encryption gets neither mail nor password', async () => {
  const smtp = await startScriptedSmtp({
    ehlo: (socket) => socket.write('250-scripted.example\r\n250 AUTH PLAIN\r\n'),
  });
  for (const url of [
    remote(smtp.url),
    `${remote(smtp.url)}/?ignoreTLS=true&opportunisticTLS=true`,
    `${remote(smtp.url)}/?requireTLS=false`,
  ]) {
    await expect(smtpMailer(url).send(mail, signal)).rejects.toMatchObject({ code: 'ETLS' });
  }
  expect(smtp.verbs).toEqual(['ehlo', 'star', 'ehlo', 'star', 'ehlo', 'star']);
});

test('mail is sent unencrypted with opportunistic TLS, and to a mail server on loopback', async () => {
  const smtp = await startScriptedSmtp();
  await smtpMailer(remote(smtp.url), 'opportunistic').send(mail, signal);
  await smtpMailer(smtp.url).send(mail, signal);
  expect(smtp.copies).toHaveLength(2);
});

/** Starts a mail server with STARTTLS. `secure` lists for each mail whether it arrived encrypted. */
async function startEncrypted() {
  const altNames = [{ type: 2 as const, value: 'mail.example' }];
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'mail.example' }], {
    extensions: [{ name: 'subjectAltName', altNames }],
  });
  const secure: boolean[] = [];
  const server = new SMTPServer({
    key,
    cert,
    authOptional: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
    onData(stream, session, done) {
      secure.push(session.secure);
      stream.resume().on('end', () => done());
    },
  });
  server.on('error', () => undefined); // a client may refuse the certificate
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const address = listener.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { secure, url: remote(`smtp://127.0.0.1:${port}`), ca: encodeURIComponent(cert) };
}

test('a mail server with TLS gets mail encrypted, and only with a valid certificate', async () => {
  const { secure, url, ca } = await startEncrypted();
  await smtpMailer(`${url}/?tls.servername=mail.example&tls.ca=${ca}`).send(mail, signal);
  expect(secure).toEqual([true]);
  for (const query of [
    'tls.servername=mail.example',
    `tls.servername=other.example&tls.ca=${ca}`,
  ]) {
    await expect(smtpMailer(`${url}/?${query}`).send(mail, signal)).rejects.toThrow();
  }
  expect(secure).toEqual([true]);
});

// Mail, the verifier, pushes, webhooks and PostgreSQL all use Node's default: none of them sets another.
test('the minimum TLS version is 1.2', () => {
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2');
});
