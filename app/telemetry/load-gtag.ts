/** Fields of a command of Google's. */
type Fields = Record<string, string | boolean>;

/** Google's command function. Its first word is the command. */
export type Gtag = (command: string, ...words: unknown[]) => unknown;

interface GooglePage {
  gtag?: unknown;
  dataLayer?: unknown;
  /** Not among TypeScript's types of the browser yet. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(id: string): string },
    ): { createScriptURL(id: string): string };
  };
}

const scriptOf = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

/** The command function of the page; made here if there is none. It queues commands until Google's script is there. */
function commands(page: GooglePage): Gtag {
  if (typeof page.gtag === 'function') return page.gtag as Gtag;
  if (!Array.isArray(page.dataLayer)) page.dataLayer = [];
  const queue = page.dataLayer as unknown[];
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script takes no array for a command
    queue.push(arguments);
  };
  return page.gtag as Gtag;
}

/**
 * Loads Google Analytics, without advertising of any kind. The script is asynchronous, and nothing waits for it.
 *
 * @param id a measurement ID, checked
 * @throws where the page's policy does not let it in
 */
export function loadGtag(id: string, fields: Fields): Gtag {
  const page = window as GooglePage;
  // The one address that this policy makes; every other string stays subject to trust-own-scripts.ts.
  const policy = page.trustedTypes?.createPolicy('analytics', { createScriptURL: scriptOf });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy?.createScriptURL(id) ?? scriptOf(id);
  const gtag = commands(page);
  gtag('js', new Date());
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('config', id, {
    send_page_view: false, // told by tell-google.ts, after changes of page too
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...fields,
  });
  document.head.append(script);
  return gtag;
}
