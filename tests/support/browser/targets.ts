import type { Page } from 'playwright-core';

/** Smallest allowed width and height of a target, in CSS pixels (docs/design.md). */
const least = 44;
/** Precision of the measurement, in CSS pixels. */
const step = 0.5;

/**
 * Lists targets on the page that are smaller than 44 by 44 pixels, or that look the same with and without keyboard
 * focus. Opens all `details` first. Links within a sentence may be as small as its lines (WCAG 2.5.8).
 */
export async function findInaccessibleTargets(page: Page): Promise<string[]> {
  // After hydrating a form, React takes one more render to enable a button that depends on it.
  await page.locator('form button:disabled').first().waitFor({ state: 'detached' });
  // After a press of Tab, the browser shows the focus even if a script moves it.
  await page.keyboard.press('Tab');
  return page.evaluate(
    ([least, step]) => {
      for (const part of document.querySelectorAll('details')) part.open = true;
      (document.activeElement as HTMLElement).blur();
      const open = document.querySelector('dialog:modal') ?? document;
      const targets = [
        ...open.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
      ].filter((target) =>
        target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      );

      function isInSentence(target: HTMLElement): boolean {
        const text = target.closest('p, dd')?.textContent ?? '';
        const around = text.replace(target.textContent ?? '', '');
        return getComputedStyle(target).display === 'inline' && /\p{L}{2,} \p{L}{2,}/u.test(around);
      }

      /** Whether a press there reaches the target, directly or through its label. */
      function reaches(target: HTMLElement, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        return Boolean(hit && (target.contains(hit) || hit.closest('label')?.control === target));
      }

      function area(target: HTMLElement): { width: number; height: number } {
        target.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < least && reaches(target, x + dx * (far + step), y + dy * (far + step)))
            far += step;
          return far;
        };
        return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
      }

      function look(target: HTMLElement): string {
        const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(target);
        return [outline, boxShadow, borderColor, backgroundColor].join();
      }

      const found: string[] = [];
      for (const target of targets) {
        const name = `${target.tagName} '${target.ariaLabel ?? (target.textContent?.trim() || target.id)}'`;
        const before = look(target);
        target.focus({ preventScroll: true });
        if (document.activeElement !== target || look(target) === before)
          found.push(`${name} does not show the focus`);
        // Some targets, such as the skip link, are visible only while they have the focus.
        const { width, height } = area(target);
        if (!isInSentence(target) && Math.min(width, height) < least - step)
          found.push(`${name} is ${width} by ${height} px`);
        target.blur();
      }
      return [...new Set(found)];
    },
    [least, step] as const,
  );
}
