import { googleClickIds, utmTags } from './campaign-tags.ts';

/*
 * Everything about a visit that stays in the browser's local storage, as text. Whoever adds a key adds
 * it to content/en/privacy-policy.ts.
 */

/**
 * The last source that was not direct (docs/product.md 7.5), also where
 * the referrer told it and not the link, and the click ids that came with it.
 */
export const attributionKeys = [...utmTags, ...googleClickIds] as const;

/** The browser-kept counters (docs/product.md 7.5). Nothing here says anything about advertising. */
export const counterKeys = {
  /** Visits so far, this one included. */
  visits: 'visit_count',
  /** When the visit before this one ended: ISO 8601, UTC. */
  lastVisit: 'last_visit_date',
  /** When a page was last opened, the same. */
  lastPage: 'last_page_date',
  /** Requests that were sent and stored. */
  submissions: 'submission_count',
  /** Path of the first page ever opened. */
  entryPage: 'entry_page',
  /** Paths of this visit's pages, oldest first: a JSON array. */
  clickPath: 'click_path',
} as const;
