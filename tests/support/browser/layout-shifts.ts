import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Call before opening the page. Resolves to a function that lists the unexpected layout shifts so far: the share
 * of CLS, the element, and its positions before and after.
 *
 * @param leastSeen Smaller shifts are left out: usually the invisible ones, a letter's width, rounded.
 */
export async function watchLayout(
  page: Page,
  leastSeen = 0.0001,
): Promise<() => Promise<string[]>> {
  await page.addInitScript((leastSeen) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || value < leastSeen) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 80)} (${place(previousRect)} to ${place(currentRect)})`;
        });
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, leastSeen);
  return () =>
    page.evaluate(async () => {
      // A frame's shifts are reported after it has been painted.
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
      await new Promise((reported) => setTimeout(reported));
      return (window as unknown as { layoutShifts: string[] }).layoutShifts;
    });
}
