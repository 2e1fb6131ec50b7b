import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** While the rest of a page arrives, an icon moves with the word after it that is centered with it. */
const leastWhileParsed = 0.001;

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
  const limits = [leastSeen, Math.max(leastSeen, leastWhileParsed)] as const;
  await page.addInitScript(([leastSeen, leastWhileParsed]) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    // A slow machine paints between two pieces of the page. The last of them is in the frame after the parser's end.
    let parsedAt = Number.POSITIVE_INFINITY;
    const painted = () => setTimeout(() => (parsedAt = performance.now()));
    document.addEventListener('readystatechange', () => requestAnimationFrame(painted), {
      once: true,
    });
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        const { value, hadRecentInput, sources, startTime } = shift;
        const least = startTime < parsedAt ? leastWhileParsed : leastSeen;
        if (hadRecentInput || value < least) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const what = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${what?.slice(0, 80)} (${place(previousRect)} to ${place(currentRect)})`;
        });
        shifts.push(`${value}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, limits);
  return () =>
    page.evaluate(async () => {
      // A frame's shifts are reported after it has been painted.
      for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
      await new Promise((reported) => setTimeout(reported));
      return (window as unknown as { layoutShifts: string[] }).layoutShifts;
    });
}
