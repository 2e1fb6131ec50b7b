import { describe, expect } from 'vitest';
import { book } from '../support/desk/desk-test.ts';
import { longTimeout } from '../support/faults/experiment.ts';
import { engines, engineTest as test } from './engine-test.ts';
import { clickCard, has, press, shows, signIn, until } from './visit.ts';

for (const engine of engines) {
  describe(engine.name, longTimeout, () => {
    test('the owner signs in by mail, sees a new request, accepts it, opens the numbers and saves a setting', async ({
      openIn,
      server,
      mailBox,
    }) => {
      const page = await openIn(engine);
      await signIn(page, server, mailBox);

      const name = `Live ${engine.name}`;
      const stored = Date.now();
      const reference = await book(server, { name });
      await shows(page, new RegExp(name));
      expect(Date.now() - stored).toBeLessThan(10_000);
      await clickCard(page, name);
      await until(page, (path) => location.pathname === path, `/desk/requests/${reference}`);
      await press(page, 'Accept');
      await expect
        .poll(() => server.rowsOf(name))
        .toMatchObject([{ status: 'accepted', reference }]);
      await shows(page, /New → Accepted/);

      await press(page, 'Numbers');
      await shows(page, /Taps on the phone number/);
      await until(page, () => document.querySelectorAll('table td, svg rect').length > 0);
      expect(await page.evaluate(() => document.body.textContent)).not.toContain(
        'could not be read',
      );
      await press(page, 'Settings');
      await has(page, '#campaign_phone_number');
      await page.type('#campaign_phone_number', '(201) 555-0188');
      await page.press('Enter');
      await shows(page, /Saved/);
      expect(server.rows("select value from settings where key = 'campaign_phone_number'")).toEqual(
        [{ value: '+12015550188' }],
      );
      // Empty the setting for the next engine.
      const isRemoved = await page.evaluate(async () => {
        const path = '/api/desk/settings/campaign_phone_number';
        return (await fetch(path, { method: 'DELETE' })).ok;
      });
      expect(isRemoved).toBe(true);
      expect(page.complaints().filter((text) => !text.includes('401'))).toEqual([]);
    });
  });
}
