/** The file name is vague: ad blockers go by names, and a missing chunk may reload the page (docs/product.md 7.9). */
import { analyticsIdOf } from '../../contract/analytics-id.ts';
import { sourceNow } from '../attribution/attribution.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { parsedUrl } from '../browser/try-read.ts';
import { allowsAnalytics, onConsent } from '../layout/cookie-banner/cookie-consent.ts';
import { pagePath } from '../layout/page-path.ts';
import { siteConfig } from '../settings/site-config.ts';
import { hasAnalytics, sendEvent, shortTexts } from './analytics.ts';
import { reportWebVitals } from './web-vitals.ts';

type Gtag = (command: string, ...words: unknown[]) => unknown;

interface ScriptUrls {
  createScriptURL(id: string): string;
}
interface GooglePage {
  gtag?: unknown;
  dataLayer?: unknown;
  trustedTypes?: { createPolicy(name: string, rules: ScriptUrls): ScriptUrls };
}

/** Until Google's script runs, the function queues commands. */
function commandsOf(page: GooglePage): Gtag {
  if (typeof page.gtag === 'function') return page.gtag as Gtag;
  const queue: unknown[] = Array.isArray(page.dataLayer) ? page.dataLayer : [];
  function gtag() {
    // biome-ignore lint/complexity/noArguments: Google's script accepts no array as a command
    queue.push(arguments);
  }
  Object.assign(page, { dataLayer: queue, gtag });
  return gtag;
}

function addScript({ trustedTypes }: GooglePage, id: string): void {
  const addressOf = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;
  // This policy creates only one URL. All others are checked by trust-own-scripts.ts.
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: addressOf });
  const src = policy?.createScriptURL(id) ?? addressOf(id);
  document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
}

/** Without query and fragment, which may contain typed words and click ids. */
function bareAddress(address: string): string {
  const url = parsedUrl(address);
  return url ? url.origin + pagePath(url.pathname) : '';
}

function tellTap({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest('[href^="tel:+"],[href^="sms:"]');
  if (!link) return;
  const { source, medium, campaign } = sourceNow();
  const kind = link.getAttribute('href')?.startsWith('sms:') ? 'text' : 'call';
  const page = pagePath(location.pathname);
  sendEvent('phone_tap', shortTexts({ kind, page, source, medium, campaign }));
}

async function start(): Promise<Gtag | undefined> {
  // An earlier script would delay the load event, for which other parts of the page wait.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const id = analyticsIdOf((await siteConfig()).analytics_id ?? null);
  if (!id) return undefined;
  const hadAnalytics = hasAnalytics();
  const { source, medium, campaign } = sourceNow();
  addScript(window as GooglePage, id);
  const gtag = commandsOf(window as GooglePage);
  gtag('js', new Date());
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('config', id, {
    send_page_view: false, // sent by reportPageView(), also after client-side navigation
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    ...shortTexts({ campaign_source: source, campaign_medium: medium, campaign_name: campaign }),
  });
  // The operator's own analytics, if any, already get them.
  if (!hadAnalytics) reportWebVitals();
  addEventListener('click', tellTap);
  return gtag;
}

let started: Promise<Gtag | undefined> | undefined;
let told: string | undefined;

/** Global Privacy Control overrides consent. */
export async function reportPageView(): Promise<void> {
  if (asksForPrivacy() || !allowsAnalytics()) return;
  started ??= start();
  const gtag = await started;
  const page = bareAddress(location.href);
  if (!gtag || page === told) return;
  gtag('set', {
    page_location: page,
    page_title: document.title,
    page_referrer: told ?? bareAddress(document.referrer),
  });
  told = page;
  sendEvent('page_view', {});
}

// Given here or in another tab.
onConsent(() => {
  reportPageView().catch(() => undefined);
});
