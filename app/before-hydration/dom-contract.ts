/** `data-*` attributes by which scripts before React and React's code communicate. Types only, to add no bytes. */

/** Of the root element. Written by server/site/ while the setting applies; `number` by campaign-number.ts. */
export interface RootData {
  campaign?: string;
  analytics?: string;
  /** Until `busyUntil`, which is UTC. */
  busy?: string;
  busyUntil?: string;
  /** Words of the box that asks for consent to texts, and their version. */
  texts?: string;
  /** As displayed; missing if it is the site's own. */
  number?: string;
}

/** Of the form and of the button that opens the menu. */
export interface WaitingData {
  ready?: string;
  /** It was submitted or pressed before React was ready, which will do what was meant. */
  pending?: string;
}

export interface HoldScriptData {
  start?: string;
}

/** Shown while a submitted form waits for React. */
export const pendingNotice = 'p[role=alert]';

/** Until React is there, a link to all pages. */
export const menuButton = 'header [href$=sitemap]';
