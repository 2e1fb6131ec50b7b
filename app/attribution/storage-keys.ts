import { clickIds } from '../../contract/click-ids.ts';
import { utmTags } from './campaign-tags.ts';

/*
 * All keys of local storage that describe a visit. Values are text. A new key must be added to
 * content/en/pages/privacy-policy.ts.
 */

/**
 * The last source that was not direct (docs/product.md 7.5), whether it came from the link or the referrer,
 * and its click ids.
 */
export const attributionKeys = [...utmTags, ...clickIds] as const;

/** Visit counters (docs/product.md 7.5). None of them concerns advertising. */
export const counterKeys = {
  /** Visits so far, this one included. */
  visits: 'visit_count',
  /** When the visit before this one ended: ISO 8601, UTC. */
  lastVisit: 'last_visit_date',
  /** When a page was last opened: ISO 8601, UTC. */
  lastPage: 'last_page_date',
  /** Requests that were sent and stored. */
  submissions: 'submission_count',
  /** Path of the first page ever opened. */
  entryPage: 'entry_page',
  /** Paths of this visit's pages, oldest first: a JSON array. */
  clickPath: 'click_path',
} as const;
