/**
 * What a push contains. In this form (Declarative Web Push) Safari shows it without asking the desk's
 * service worker; elsewhere the worker does what it says.
 */
export interface PushMessage {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    /** Where a tap leads. */
    navigate: string;
    /** A later push about the same request takes the place of an earlier one, and makes itself heard. */
    tag: string;
    renotify: true;
  };
}
