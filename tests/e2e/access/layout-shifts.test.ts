import { expect } from 'vitest';
import { openHydrated } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';
import { addressOfEachKind } from '../../support/server/addresses.ts';

test.for([360, 768, 1280, 1600])(
  'no page moves while it loads and React takes it over, at %d px',
  async (width, { openWindow }) => {
    const { page } = await openWindow({ viewport: { width, height: width < 768 ? 640 : 900 } });
    const shifts = await watchLayout(page);
    for (const address of addressOfEachKind) {
      await openHydrated(page, address);
      expect(await shifts(), address).toEqual([]);
    }
  },
);
