import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { toastWords } from '../../../content/en/form/form.ts';

/** Values to fill in, found by their visible labels. */
interface Answers {
  name?: string;
  phone?: string;
  email?: string;
  address?: string;
  unit?: string;
  gate?: string;
  service?: string;
  timeframe?: string;
  other?: string;
  year?: string;
  make?: string;
  model?: string;
  notes?: string;
}

const texts = {
  name: 'Your Name',
  phone: 'Phone Number',
  email: 'Email',
  address: 'Service Address',
  unit: 'Unit number',
  gate: 'Gate code',
  other: 'Please specify the service needed',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  notes: 'Additional Notes',
} as const;

/** Fills in the form from top to bottom, and waits for fields that appear on the way. */
export async function fillBooking(page: Page, answers: Answers): Promise<void> {
  const { service, timeframe, ...typed } = answers;
  const type = async (names: (keyof typeof texts)[]) => {
    for (const name of names) {
      const text = typed[name];
      if (text !== undefined) await page.getByLabel(texts[name]).pressSequentially(text);
    }
  };
  await type(['name', 'phone', 'email', 'address']);
  await page.keyboard.press('Escape'); // closes the suggestions
  await type(['unit', 'gate']);
  if (service) await page.getByLabel('Service Needed', { exact: true }).selectOption(service);
  if (timeframe) await page.getByLabel('When do you need service?').selectOption(timeframe);
  await type(['other', 'year', 'make', 'model', 'notes']);
}

/** Opens the page and waits until React has hydrated the form. */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('form[data-ready]').waitFor();
}

/** Waits until what a form loads at its first touch is there: a connection lost before that would stop it. */
export async function touchLoaded(page: Page, region: string = toastWords.region): Promise<void> {
  await page.locator(`section[aria-label^="${region}"]`).waitFor({ state: 'attached' });
  await page.locator('altcha-widget label').waitFor();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/form-parts-')),
  );
}

/** Solves the real challenge by clicking its label. */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.locator('altcha-widget label').click();
  await page.locator('altcha-widget [data-state="verified"]').waitFor();
}

export const submitButton = (page: Page) => page.getByRole('button', { name: 'Request Service' });

/**
 * Presses the button as the connection comes back. Requests are held until the press: otherwise the page's own queue
 * sometimes sends the request first, and no button is left to press.
 */
export async function pressOnceConnected(page: Page, button = submitButton(page)): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/submissions', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await button.click();
  pressed.resolve();
}

/** Waits for this title, in a toast or at the form's button, and checks its description if one is given. */
export async function expectMessage(
  page: Page,
  title: string,
  description?: string,
): Promise<void> {
  const atButton = ['p.sr-only', '[type=submit]'].map((part) => `form[method=post] ${part}`);
  const told = page.locator(`[data-sonner-toast], ${atButton}`).filter({ hasText: title }).first();
  await told.waitFor();
  if (description) expect(await told.textContent()).toContain(description);
}

export const houseLockout: Answers = {
  name: 'Ana Probe',
  phone: '2015550123',
  address: '12 Oak Court, North Bergen, NJ 07047',
  service: 'House Lockout',
};
