/**
 * `data-*` attributes through which early scripts and React's code communicate. Nothing here runs: it is inlined into
 * every page.
 */

/** On the root element. Written by server/site/ while the setting applies; `number` by campaign-number.ts. */
export interface RootData {
  campaign?: string;
  analytics?: string;
  /** Valid until `busyUntil`, in UTC. */
  busy?: string;
  busyUntil?: string;
  /** Words of the box that asks for consent to texts, and their version. */
  texts?: string;
  /** As displayed; missing if it is the site's own. */
  number?: string;
}

/** On the form and on the button that opens the menu. */
export interface WaitingData {
  ready?: string;
  /** It was submitted or pressed too early; React repeats that once it is ready. */
  pending?: string;
}

export interface HoldScriptData {
  start?: string;
}

/** Shown while a submitted form waits for React. */
export const pendingNotice = 'p[role=alert]';

/** A link to all pages until React runs. */
export const menuButton = 'header [href$=sitemap]';
