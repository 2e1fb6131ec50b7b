import { expect, test } from 'vitest';
import { startTestSite } from '../../tests/support/server/test-app.ts';

test.for(['/request', '/r', '/request/not-you'])(
  'the Spanish %s is served with the same headers as the English one',
  async (path) => {
    const { app } = await startTestSite();
    const english = await app.inject(path);
    const spanish = await app.inject(`/es${path}`);
    expect([spanish.statusCode, spanish.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    for (const name of [
      'cache-control',
      'content-security-policy',
      'referrer-policy',
      'x-robots-tag',
    ])
      expect(spanish.headers[name]).toBe(english.headers[name]);
    expect(spanish.body).toContain('<html lang="es">');
    expect(spanish.body).toContain('Esta página necesita JavaScript.');
    expect(english.body).toContain('<html lang="en">');
    const [, script = ''] = /<script [^>]*src="([^"]+)"/.exec(spanish.body) ?? [];
    const { statusCode, headers } = await app.inject(script);
    expect([statusCode, headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  },
);

test('the owner’s pages are English only, and /ES in capitals redirects', async () => {
  const { app } = await startTestSite();
  for (const path of ['/es/desk', '/es/accept', '/es/request/', '/es/request/nobody'])
    expect((await app.inject(path)).statusCode).toBe(404);
  expect((await app.inject('/ES/request?a=b')).headers.location).toBe('/es/request?a=b');
});
