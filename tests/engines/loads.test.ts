import { describe, expect } from 'vitest';
import { pages } from '../../content/registry/pages.ts';
import { figure, longTimeout, times } from '../support/faults/experiment.ts';
import { engines, engineTest as test } from './engine-test.ts';
import { isHydrated } from './visit.ts';

/** One page of each kind, and the Spanish form. */
const kindsOfPage = [...new Map(pages.map(({ screen, path }) => [screen, path])).values()].concat(
  '/es/book-online',
);

for (const engine of engines) {
  describe(engine.name, longTimeout, () => {
    test.for(kindsOfPage)(
      '%s hydrates in a fresh window',
      async (path, { openIn, server, task }) => {
        const loads = times(2, 10);
        let started = 0;
        for (let load = 0; load < loads; load += 1) {
          const page = await openIn(engine);
          await page.open(server.url + path);
          const starting = expect.poll(() => page.evaluate(isHydrated));
          started += await starting.toBe(true).then(
            () => 1,
            () => 0,
          );
          expect(page.complaints()).toEqual([]);
          await page.close();
        }
        figure({ task }, `${started} of ${loads}`);
        expect(started).toBe(loads);
      },
    );
  });
}
