import { expect, onTestFinished, test } from 'vitest';
import { count, figure, times } from '../support/faults/experiment.ts';
import { answerTo } from '../support/server/booking-requests.ts';
import { secretKey } from '../support/server/recaptcha-app.ts';
import { startServer } from '../support/server/server.ts';
import { type Answer, says, siteHost, startSiteverify } from '../support/server/siteverify.ts';
import { houseLockout } from '../support/server/test-app.ts';

const posts = times(20, 200);
const silence: Answer = () => undefined;

/** Invalid answers, sent in turn. server/captcha/recaptcha.test.ts tests each one separately. */
const garbage: Answer[] = [
  says('\0\u0001\ufffd{'),
  says('<!doctype html><title>Sign in to the Wi-Fi</title>'),
  says(''),
  says('null'),
  says('{"success":"yes"}'),
  says('x'.repeat(2_000_000)),
  (response) => response.socket?.end('SMTP ready\r\n'),
  (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
  (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  (response) => response.destroy(),
];

const verifiers: [string, Answer | undefined][] = [
  ['is down', undefined],
  ['trickles its answer', (response) => trickle(response)],
  ['answers garbage', (response, index) => garbage[index % garbage.length]?.(response, index)],
  ['never answers', silence],
  ['answers 500', says('{}', 500)],
];

function trickle(response: Parameters<Answer>[0]): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 50);
  response.on('close', () => clearInterval(timer));
}

test.for(verifiers.slice(0, times(3, verifiers.length)))(
  'with a captcha verifier that %s, every booking is stored as unverified',
  async ([, answer], context) => {
    const verifier = await startSiteverify(answer ?? silence);
    if (!answer) verifier.close();
    const server = await startServer({
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_VERIFY_URL: verifier.url,
      SITE_URL: `https://${siteHost}`,
      TRUST_PROXY: '127.0.0.1',
    });
    onTestFinished(() => server.kill());
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: posts }, (_, index) => {
        const body = JSON.stringify({ ...houseLockout, recaptcha_token: `03AGd-token_${index}` });
        // Each visitor has an address of their own, because unverified requests are limited per address.
        const from = { 'x-forwarded-for': `203.0.113.${index}` };
        return answerTo(server.url, { key: `key-${index}`, body }, from);
      }),
    );
    const waited = (performance.now() - start) / 1000;
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(
      server.rows('select captcha_status, count(*) as count from submissions group by 1'),
    ).toEqual([{ captcha_status: 'unverified', count: posts }]);
    expect(server.output()).not.toContain(secretKey);
    expect(await server.stop()).toBe(0);
    figure(
      context,
      `${count(posts, 'posts')} stored as unverified, the last after ${waited.toFixed(1)} s; refused 0, lost 0`,
    );
  },
);
