import type { Page } from 'playwright-core';

/** Two frames on, what the page was told is on the screen, and its observers have been told of it. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
