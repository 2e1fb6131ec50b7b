import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** While a page is still arriving, an icon shifts when the word that is centered with it is parsed. */
const leastWhileParsed = 0.001;

/**
 * Call before opening the page. Resolves to a function that lists the unexpected layout shifts so far: the share of
 * CLS, the element, and its positions before and after.
 *
 * @param leastSeen Smaller shifts are ignored. By default, these are invisible ones, such as a rounded letter width.
 */
export async function watchLayout(
  page: Page,
  leastSeen = 0.0001,
): Promise<() => Promise<string[]>> {
  const limits = [leastSeen, Math.max(leastSeen, leastWhileParsed)] as const;
  await page.addInitScript(([leastSeen, leastWhileParsed]) => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    // A slow machine paints between two chunks of the page. The last chunk is painted in the frame after parsing ends.
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
