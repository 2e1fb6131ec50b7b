import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser, openBrowserWindow, phone } from '../support/browser/browser.ts';
import { collectComplaints } from '../support/browser/complaints.ts';
import { startSmtp } from '../support/delivery/smtp.ts';
import { signInAt } from '../support/desk/desk-client.ts';
import { count, figure, longTimeout, times } from '../support/faults/experiment.ts';
import { compare, type FaultSite, startSite } from '../support/faults/fault-site.ts';
import { postUntilStored } from '../support/server/booking-requests.ts';
import { commandOf } from '../support/server/command.ts';
import { seededRandom } from '../support/server/seeded-random.ts';

const emails = ['owner@night.example', 'dana@night.example', 'lee@night.example'];
const requests = times(12, 200);
/** Time between two bookings: 200 take ten minutes. */
const everyMs = times(500, 3000);
const seed = Number(process.env.NIGHT_SEED ?? Date.now());

/** What a screen said after a press: who has the request. */
interface Told {
  reference: string;
  /** Undefined if the screen showed no result. */
  who: string | undefined;
  afterMs: number;
}

/** Records in the page when each request first appeared in its list. */
function noteArrivals(): void {
  const shownAt: Record<string, number> = {};
  Object.assign(window, { shownAt });
  new MutationObserver(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-reference]')) {
      shownAt[card.dataset.reference ?? ''] ??= Date.now();
    }
  }).observe(document, { subtree: true, childList: true });
}

/** Opens a desk in its own browser, on a phone. */
async function openDesk(site: FaultSite, email: string): Promise<Page> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  // Its complaints are not checked: the console logs each call that came second or reached no server.
  const { page, context } = await openBrowserWindow(browser, collectComplaints(), {
    baseURL: site.server.url,
    viewport: phone,
  });
  const desk = commandOf('cli/desk.ts')({ ...site.place, DESK_EMAILS: emails.join() });
  const { stdout } = await desk('sign-in', email);
  await (await signInAt(site.server, stdout.trim())).give(context);
  await page.addInitScript(noteArrivals);
  await page.goto('/desk');
  return page;
}

/** Presses Accept on the first card that has it, as the other desks do, until the night is over. */
async function work(page: Page, email: string, random: () => number, isOver: () => boolean) {
  const told: Told[] = [];
  const first = page.locator('[data-reference]:has([data-key="a"]:enabled)').first();
  while (!isOver()) {
    await pause(200 + random() * 1000);
    const reference = await first
      .getAttribute('data-reference', { timeout: 500 })
      .catch(() => undefined);
    if (!reference) continue;
    const card = page.locator(`[data-reference="${reference}"]`);
    const button = card.locator('[data-key="a"]');
    const isPressed = await button.click({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (!isPressed) continue;
    const pressedAt = performance.now();
    const result = card.locator('[data-key="u"], [data-refused]').first();
    const text = await result.textContent({ timeout: 3000 }).catch(() => undefined);
    const who = text?.includes('has it') ? text.split(' ')[0] : text ? email : undefined;
    told.push({ reference, who, afterMs: performance.now() - pressedAt });
  }
  return told;
}

/** Returns the median, the 99th percentile and the maximum, in seconds. */
function spread(milliseconds: number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return [0.5, 0.99, 1].map((part) => (at(part) / 1000).toFixed(2)).join(' / ');
}

test(
  'three people press the same cards, the server is killed once, and each request is accepted exactly once',
  longTimeout,
  async (context) => {
    context.annotate(`who presses when: NIGHT_SEED=${seed}`);
    const random = seededRandom(seed);
    const smtp = await startSmtp();
    const site = await startSite('SQLite', {
      env: { SMTP_URL: smtp.url, DESK_EMAILS: emails.join(), ALARM_AFTER_MIN: '3' },
    });
    const pages = await Promise.all(emails.map((email) => openDesk(site, email)));
    let isOver = false;
    const working = pages.map((page, index) =>
      work(page, emails[index] ?? '', random, () => isOver),
    );

    const told = new Map<string, string>();
    let { server } = site;
    const bookings = await site.bookings(requests);
    await Promise.all(
      bookings.map(async (booking, index) => {
        await pause(index * everyMs);
        if (index === Math.floor(requests / 2)) {
          await server.kill();
          server = await server.restart();
        }
        const timeframe = index % 4 === 3 ? 'Same Day' : 'ASAP';
        const body = JSON.stringify({ ...JSON.parse(booking.body), timeframe });
        told.set(booking.key, await postUntilStored(server.url, { ...booking, body }));
      }),
    );
    onTestFinished(() => server.kill());
    const numberOf = async (what: string) =>
      Number((await site.run(`select count(*) as number from ${what}`))[0]?.number);
    const soon = { timeout: 120_000, interval: 500 };
    await expect.poll(() => numberOf("submissions where status = 'pending'"), soon).toBe(0);
    isOver = true;
    const presses = (await Promise.all(working)).flat();

    expect(await compare(site, told)).toEqual({ stored: requests, lost: 0, doubled: 0 });
    expect(await numberOf("history where to_status = 'accepted'")).toBe(requests);
    const rows = await site.run(
      'select id, reference, created_at, accepted_at, assignee from submissions',
    );
    const holders = new Map(rows.map(({ reference, assignee }) => [reference, assignee]));
    const answered = presses.filter(({ who }) => who !== undefined);
    expect(answered.filter(({ reference, who }) => holders.get(reference) !== who)).toEqual([]);
    await expect.poll(() => numberOf("outbox where state <> 'sent'"), soon).toBe(0);

    const shown = await Promise.all(
      pages.map((page) => page.evaluate((): object => Reflect.get(window, 'shownAt'))),
    );
    const mails = await site.run(
      "select submission_id, finished_at from outbox where kind = 'owner'",
    );
    const mailedAt = new Map(mails.map((mail) => [mail.submission_id, mail.finished_at]));
    const after = rows.map((row) => {
      const since = (end: string | number) =>
        new Date(end).getTime() - Date.parse(String(row.created_at));
      return {
        screens: shown.map((screen) => since(Reflect.get(screen, String(row.reference)))),
        mailed: since(mailedAt.get(row.id) ?? Number.NaN),
        accepted: since(row.accepted_at ?? Number.NaN),
      };
    });
    figure(
      context,
      `${count(requests, 'requests')}, each accepted by one; ${count(answered.length, 'presses')} answered, ` +
        `${count(answered.length - requests)} of them second; seconds (median / 99th / most): ` +
        `on a screen ${spread(after.flatMap(({ screens }) => screens))}, ` +
        `mailed ${spread(after.map(({ mailed }) => mailed))}, ` +
        `accepted ${spread(after.map(({ accepted }) => accepted))}, ` +
        `from a press to its result ${spread(answered.map(({ afterMs }) => afterMs))}`,
    );
  },
);
