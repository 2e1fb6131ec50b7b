import { cleanText } from '../../contract/campaign.ts';
import { parseJson } from '../browser/read-json.ts';
import { localStore } from '../browser/safe-storage.ts';

/** A new key must be added to content/en/pages/privacy-policy.ts (docs/product.md 7.5). Times are UTC ISO 8601. */
const counterKeys = {
  visits: 'visit_count',
  /** End of the previous visit. */
  lastVisit: 'last_visit_date',
  lastPage: 'last_page_date',
  submissions: 'submission_count',
  entryPage: 'entry_page',
  clickPath: 'click_path',
} as const;

const pauseMs = 30 * 60_000;
/** The server keeps 50 at most (server/booking/telemetry.ts). */
const maxPathLength = 30;

export const storedText = (key: string) => cleanText(localStore.get(key) ?? '');

function count(key: string): number {
  const text = localStore.get(key) ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

const time = (key: string) => Date.parse(localStore.get(key) ?? '');
const isoDate = (at: number) => (Number.isNaN(at) ? null : new Date(at).toISOString());

/** Array.prototype.at is missing on phones of 2021. */
const lastOf = (pages: readonly string[]) => pages[pages.length - 1];

function clickPath(): string[] {
  const stored = parseJson(localStore.get(counterKeys.clickPath) ?? '[]');
  if (!Array.isArray(stored)) return []; // not written by us
  return stored.filter((path) => typeof path === 'string').map(cleanText);
}

function beginVisit(): void {
  const ended = isoDate(time(counterKeys.lastPage));
  if (ended) localStore.set(counterKeys.lastVisit, ended);
  localStore.set(counterKeys.visits, String(count(counterKeys.visits) + 1));
  localStore.remove(counterKeys.clickPath);
}

export function recordPage(path: string): void {
  // Absolute, so that a clock that was set back does not prolong the visit.
  const sincePage = Math.abs(Date.now() - time(counterKeys.lastPage));
  if (!(sincePage <= pauseMs)) beginVisit();
  localStore.set(counterKeys.lastPage, new Date().toISOString());
  const page = cleanText(path);
  if (!localStore.get(counterKeys.entryPage)) localStore.set(counterKeys.entryPage, page);
  const pages = clickPath();
  if (lastOf(pages) === page) return;
  // Keeps the first page, which says more than those in the middle.
  const [first = page, ...rest] = [...pages, page];
  const shortened = [first, ...rest.slice(1 - maxPathLength)];
  localStore.set(counterKeys.clickPath, JSON.stringify(shortened));
}

export const lastPage = () => lastOf(clickPath());

export function countRequest(): void {
  localStore.set(counterKeys.submissions, String(count(counterKeys.submissions) + 1));
}

/** `submission_count` does not include the request that is being sent. */
export function counters() {
  return {
    click_path: clickPath().slice(0, maxPathLength),
    entry_page: storedText(counterKeys.entryPage) || null,
    visit_count: count(counterKeys.visits),
    last_visit_date: isoDate(time(counterKeys.lastVisit)),
    submission_count: count(counterKeys.submissions),
  };
}
