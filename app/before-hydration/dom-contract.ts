/**
 * What the scripts that run before React and React's own code tell each other through the page: the
 * `data-*` attributes under their dataset names. Types, so that the inline scripts carry no byte of it.
 */

/** The data of the root element. */
export interface RootData {
  /** The campaign's phone number as displayed; server/site/page-renewal.ts writes it while one is set. */
  campaign?: string;
  /** Set while the page's policy lets Google Analytics in; server/site/page-renewal.ts writes it. */
  analytics?: string;
  /** What the page says while there is a wait, and until when (UTC); server/site/busy-page.ts writes them. */
  busy?: string;
  busyUntil?: string;
  /** Words of the box that asks for consent to texts, and their version, while texts are on; texts-page.ts writes them. */
  texts?: string;
  /** The phone number this visitor sees, if it is not the site's own; campaign-number.ts writes it. */
  number?: string;
}

/** The data of a form that posts. */
export interface FormData {
  /** React has taken the form over. */
  ready?: string;
  /** It was submitted before that, and React is to submit it. */
  pending?: string;
}

/** The data of the inline script that holds hydration back; scripts/after-build/ writes it. */
export interface HoldScriptData {
  /** Address of the page's own file that loads its modules. */
  start?: string;
}

/** The form's own notice that nothing is sent yet: shown while a submitted form waits for React. */
export const pendingNotice = 'p[role=alert]';
