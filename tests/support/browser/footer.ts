import type { Page } from 'playwright-core';

/** Presses a quick link of the footer, which phones fold away. */
export async function pressFooterLink(page: Page, name: string): Promise<void> {
  const footer = page.locator('footer');
  const link = footer.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await footer.locator('summary').first().click();
  await link.click();
}
