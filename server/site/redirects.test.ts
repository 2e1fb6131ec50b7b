import { expect, test } from 'vitest';
import { listen, rawRequest } from '../../tests/support/server/raw-http.ts';
import { startTestSite } from '../../tests/support/server/test-app.ts';

test.each([
  ['/about/', '/about'],
  ['/about/?gclid=x', '/about?gclid=x'],
  ['/search/?q=lock', '/search?q=lock'],
  ['/about/?', '/about?'],
  ['/about/?a=1&a=2&empty=&%20+%zz%2F', '/about?a=1&a=2&empty=&%20+%zz%2F'],
  ['/about/?next=//evil.example/\\\\evil?a#b', '/about?next=//evil.example/\\\\evil?a#b'],
  ['/about/?x=%0d%0aset-cookie:%20a=b', '/about?x=%0d%0aset-cookie:%20a=b'],
  ['http://evil.example/about/?x', '/about?x'],
  ['http://evil.example/ES/about?x', '/es/about?x'],
])('%s redirects to %s', async (target, location) => {
  const { app } = await startTestSite();
  const { status, headers } = await rawRequest(await listen(app), `GET ${target} HTTP/1.1`);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
  expect(headers).not.toHaveProperty('cache-control');
  expect(headers).not.toHaveProperty('set-cookie');
});

test.each([
  '//evil.example/',
  '//evil.example/about/',
  '/\\evil.example/about/',
  '/about//',
  '/about/.//',
])('%s is not redirected', async (target) => {
  const { app } = await startTestSite();
  const { headers } = await rawRequest(await listen(app), `GET ${target} HTTP/1.1`);
  expect(headers).not.toHaveProperty('location');
});

test.each([
  ['http://evil.example', 200, 'text/html', 'lang="en"'],
  ['http://evil.example?/es', 200, 'text/html', 'lang="en"'],
  ['HTTPS://evil.example/es', 200, 'text/html', 'lang="es"'],
  ['http://evil.example/es/nowhere', 404, 'text/html', 'lang="es"'],
  ['http://evil.example/api/nowhere', 404, 'application/problem+json', '"status":404'],
  ['http://evil.example//about', 404, 'text/html', 'lang="en"'],
])('a whole URL is answered like its path: %s', async (target, status, type, said) => {
  const { app } = await startTestSite();
  const answer = await rawRequest(await listen(app), `GET ${target} HTTP/1.1`);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.body).toContain(said);
});
