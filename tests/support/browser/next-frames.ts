import type { Page } from 'playwright-core';

/** Resolves after two frames, when earlier changes are painted and observers have been notified. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
