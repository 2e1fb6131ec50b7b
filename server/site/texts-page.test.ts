import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textConsent as inEnglish, textsPassage } from '../../content/en/form/text-consent.ts';
import { textConsent as inSpanish } from '../../content/es/form/text-consent.ts';
import { pages } from '../../content/registry/pages.ts';
import { languages, prefixOf } from '../../contract/languages.ts';
import { consentWords } from '../../contract/texts.ts';
import { startTestSite } from '../../tests/support/server/test-app.ts';
import { textEnvironment } from '../../tests/support/server/text-environment.ts';
import { pagesFolder } from './built-for.ts';

type Server = Awaited<ReturnType<typeof startTestSite>>;

const paths = languages.flatMap((language) =>
  pages.map(({ path }) => `${prefixOf(language)}${path}`.replace(/(?<=.)\/$/, '')),
);
const get = async ({ app }: Server, path: string) => {
  const { body, headers } = await app.inject(path);
  return { body, policy: headers['content-security-policy'] };
};
const formsIn = (html: string) => html.split('name="danger"').length - 1;
const boxes = /<div><label [^>]*><input [^>]*name="sms_consent"\/>.*?<\/p><\/div>/g;

test('while texts are off, every page is served exactly as built', async () => {
  const off = await startTestSite();
  for (const path of paths) {
    const built = await readFile(join(pagesFolder, 'client', path, 'index.html'), 'utf8');
    expect([path, (await get(off, path)).body]).toEqual([path, built]);
    expect(built).not.toMatch(/sms_consent|data-texts|texts-terms/);
    for (const { label } of [inEnglish, inSpanish]) expect(built).not.toContain(label);
  }
});

test('while texts are on, each form has an unchecked, styled consent box, and policies are unchanged', async () => {
  const off = await startTestSite();
  const on = await startTestSite({ environment: textEnvironment });
  for (const path of paths) {
    const [before, { body, policy }] = [await get(off, path), await get(on, path)];
    const found = body.match(boxes) ?? [];
    const { label } = path.startsWith('/es') ? inSpanish : inEnglish;
    expect([path, found.length]).toEqual([path, formsIn(before.body)]);
    expect(policy).toBe(before.policy);
    expect(body).toContain(`<html data-texts="${label}|`);
    expect(body).toMatch(new RegExp(`<html data-texts="([^"|]+\\|){3}${consentWords}"`));
    for (const box of found) {
      expect(box).toContain(`>${label}</span>`);
      expect(box).not.toContain('checked');
      for (const [, classes = ''] of box.matchAll(/class="([^"]+)"/g))
        for (const name of classes.split(' '))
          expect([path, body]).toEqual([path, expect.stringContaining(`.${name}{`)]);
    }
    const passage = /<section id="(text-messages|mensajes-de-texto)"/.test(body);
    expect([path, passage]).toEqual([path, path.endsWith('/privacy-policy')]);
  }
  // React never takes over this page, so it stays as it was built.
  expect((await get(on, '/offline')).body).toBe((await get(off, '/offline')).body);
});

test('while texts are on, the privacy policy has the passage on texts in its place', async () => {
  const { body } = await get(
    await startTestSite({ environment: textEnvironment }),
    '/privacy-policy',
  );
  const at = (part: string) => body.indexOf(part);
  const { before, heading } = textsPassage;
  const order = [
    `<a href="#text-messages" class="inline-block py-2.5 underline underline-offset-4">${heading}</a>`,
    `>${before}</a>`,
    '<section id="text-messages"',
    `>${before}</h2>`,
  ].map(at);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});
