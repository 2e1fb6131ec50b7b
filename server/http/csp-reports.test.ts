import { expect, test } from 'vitest';
import { startTestApp } from '../../tests/support/server/test-app.ts';

type Site = Awaited<ReturnType<typeof startTestApp>>;

const reportTo = ({ app }: Site, payload: unknown, type = 'application/csp-report') =>
  app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const byUri = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'http://localhost:3000/request#SECRET',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'Ann Smith',
  },
});

const countsOf = ({ app }: Site) =>
  Object.fromEntries(
    [...app.counts.cspReports].map(([labels, value]) => [
      Object.values(JSON.parse(labels)).join(' '),
      value,
    ]),
  );

const logged = ({ log }: Site) =>
  log.filter((line) => line.includes('a page broke its Content-Security-Policy'));

test('reports in both formats are counted by kind, and each kind is logged once', async () => {
  const site = await startTestApp();
  const body = { effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a?b' };
  for (const answer of [
    await reportTo(site, byUri('script-src-elem', 'https://evil.example/Ann')),
    await reportTo(site, byUri("script-src-attr 'self'", 'inline')),
    await reportTo(site, byUri('img-src', 'http://localhost:3000/x.png')),
    await reportTo(site, byUri('require-trusted-types-for', 'trusted-types-sink')),
    await reportTo(site, byUri('connect-src', 'data')),
    await reportTo(site, [{ type: 'csp-violation', body }], 'application/reports+json'),
  ]) {
    expect(answer.statusCode).toBe(204);
  }
  expect(countsOf(site)).toEqual({
    'script-src-elem elsewhere': 2,
    'script-src-attr inline': 1,
    'img-src own site': 1,
    'require-trusted-types-for trusted-types-sink': 1,
    'connect-src data': 1,
  });
  expect(logged(site)).toHaveLength(5);
  expect(site.log.join()).not.toMatch(/evil|SECRET|Ann/);
});

test('10,000 reports of invented kinds leave one count, capped by a limit, and one log line', async () => {
  const site = await startTestApp();
  for (let index = 0; index < 10_000; index += 1) {
    const { statusCode } = await reportTo(site, byUri(`kind-${index}`, `word-${index}`));
    expect(statusCode).toBe(204);
  }
  expect(countsOf(site)).toEqual({ 'other other': 300 });
  expect(logged(site)).toHaveLength(1);
  site.clock.advance(60_000);
  await reportTo(site, byUri('img-src', 'inline'));
  expect(countsOf(site)).toMatchObject({ 'img-src inline': 1 });
});

test.for([
  ['1 MB', 'x'.repeat(1_000_000), 'application/csp-report', 413],
  ['no JSON', '{', 'application/csp-report', 400],
  ['JSON that is no report', '[1]', 'application/reports+json', 400],
  ['nothing at all', '', 'application/csp-report', 400],
  ['plain JSON', '{}', 'application/json', 415],
  ['plain text', 'x', 'text/plain', 415],
] as const)(
  'a report with this fault is refused and not counted: %s',
  async ([, payload, type, status]) => {
    const site = await startTestApp();
    expect((await reportTo(site, payload, type)).statusCode).toBe(status);
    expect(countsOf(site)).toEqual({});
  },
);
