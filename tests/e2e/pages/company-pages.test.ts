import { expect } from 'vitest';
import { faq } from '../../../content/en/pages/faq.ts';
import { commonQuestions } from '../../../content/en/pages/shared/common-questions.ts';
import { violations } from '../../support/browser/axe.ts';
import { desktop, phone, viewports } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/browser-test.ts';
import { watchLayout } from '../../support/browser/layout-shifts.ts';

const questions = faq.groups.flatMap((group) => group.questions);

test.concurrent('a question opens and closes with the keyboard, before any script runs', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/faq');
  const answer = page.getByText(questions[0]?.answer ?? '');
  expect(await answer.isVisible()).toBe(false);
  await page.locator('main summary').first().focus();
  await page.keyboard.press('Enter');
  expect(await answer.isVisible()).toBe(true);
  await page.keyboard.press('Space');
  expect(await answer.isVisible()).toBe(false);
});

test.concurrent.for(viewports)(
  'on $name every answer can be opened, and axe finds nothing',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport, reducedMotion: 'reduce' });
    await page.goto('/faq');
    const summaries = page.locator('main summary');
    expect(await summaries.count()).toBe(questions.length);
    for (const summary of await summaries.all()) await summary.click();
    for (const { answer } of questions) {
      expect(await page.getByText(answer).isVisible()).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
  },
);

test.concurrent('a link to a group of questions scrolls to it, and a link to a question opens it', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: desktop });
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await page.waitForFunction(() => {
    const top = document.getElementById('prices')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight / 2;
  });

  await page.goto('/about');
  await page.goto('/faq#drilling');
  await page.getByText(commonQuestions.drilling.answer).waitFor({ state: 'visible' });
});

test.concurrent.for(viewports)(
  'on $name /thank-you without a request says so and links to the form, without layout shifts',
  async ({ viewport }, { openWindow }) => {
    const { page } = await openWindow({ viewport });
    const shifted = await watchLayout(page);
    await page.goto('/thank-you');
    await page.getByRole('heading', { level: 1, name: 'No request was sent from here' }).waitFor();
    expect(await page.getByText('Your reference').isVisible()).toBe(false);
    expect(await shifted()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go to the form' }).click();
    await page.waitForURL('**/book-online');
  },
);

test.concurrent.for(viewports)(
  'on $name /thank-you shows this session’s reference, also after a reload',
  async ({ viewport }, { openWindow, allowComplaints }) => {
    allowComplaints(/404 .*\/404-or-any-page$/, 'the not-found page');
    const { page } = await openWindow({ viewport });
    await page.goto('/404-or-any-page');
    await page.evaluate(() => sessionStorage.setItem('last_reference', 'LS-TEST'));
    const shifted = await watchLayout(page);
    await page.goto('/thank-you');
    await page.getByText('LS-TEST').waitFor();
    expect(await page.getByRole('heading', { level: 1, name: 'Thank you' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Go to the form' }).count()).toBe(0);
    expect(await shifted()).toEqual([]);
  },
);

test('the breadcrumbs of the not-found page end with the requested path', async ({
  openWindow,
  allowComplaints,
}) => {
  allowComplaints(/404 .*\/gold-keys$/, 'the not-found page');
  const { page } = await openWindow({ viewport: desktop });
  await page.goto('/services/gold-keys');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const trail = async () => (await crumbs.allTextContents()).join('');
  await expect.poll(trail).toBe('Home/Services/Gold Keys');
});

test.concurrent('the rating is stated with its scale and the number of reviews behind it', async ({
  openWindow,
}) => {
  const { page } = await openWindow({ viewport: phone, javaScriptEnabled: false });
  await page.goto('/reviews');
  await page.getByRole('img', { name: '4.9 out of 5' }).waitFor();
  await page.getByText('from 150 reviews', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'How to judge us' }).waitFor();
  await page.getByRole('heading', { name: 'How to leave a review' }).waitFor();
  const email = page.getByRole('link', { name: 'Email your review' });
  expect(await email.getAttribute('href')).toMatch(/^mailto:.+subject=A%20review$/);
});
