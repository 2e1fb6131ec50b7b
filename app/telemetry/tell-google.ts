/**
 * Google Analytics (docs/product.md 7.9). Loaded only where the owner has switched it on. Not named after what it does:
 * content blockers go by names, and a chunk that is missing may reload the page.
 */
import { analyticsIdOf } from '../../contract/analytics-id.ts';
import { sourceNow } from '../attribution/attribution.ts';
import { asksForPrivacy } from '../browser/privacy-control.ts';
import { parsedUrl } from '../browser/try-read.ts';
import { allowsAnalytics, onConsent } from '../layout/cookie-banner/cookie-consent.ts';
import { pagePath } from '../layout/page-path.ts';
import { siteConfig } from '../settings/site-config.ts';
import { hasAnalytics, sendEvent } from './analytics.ts';
import { shortTexts } from './conversion.ts';
import { type Gtag, loadGtag } from './load-gtag.ts';
import { reportWebVitals } from './web-vitals.ts';

/** Resolves once the visitor has pressed 'Accept All', in this tab or another; before that nothing is loaded. */
function consent(): Promise<void> {
  return new Promise((given) => {
    if (allowsAnalytics()) return given();
    const end = onConsent(() => {
      if (!allowsAnalytics()) return;
      end();
      given();
    });
  });
}

/** A script that is added earlier delays the load event, for which other parts of the page wait. */
function afterLoad(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((loaded) => addEventListener('load', () => loaded(), { once: true }));
}

/** Without query and fragment: /search has there what was typed, and links have what identifies a click. */
function bareAddress(address: string): string {
  const url = parsedUrl(address);
  return url ? url.origin + pagePath(url.pathname) : '';
}

function watchTaps(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('[href^="tel:"],[href^="sms:"]');
    if (!link) return;
    const { source, medium, campaign } = sourceNow();
    const kind = link.getAttribute('href')?.startsWith('sms:') ? 'text' : 'call';
    const page = pagePath(location.pathname);
    sendEvent('phone_tap', shortTexts({ kind, page, source, medium, campaign }));
  });
}

/** Google's commands, once they may be used; undefined if the owner has switched them off meanwhile. */
async function start(): Promise<Gtag | undefined> {
  await consent();
  await afterLoad();
  const id = analyticsIdOf((await siteConfig()).analytics_id ?? null);
  if (!id) return undefined;
  const hadAnalytics = hasAnalytics();
  const { source, medium, campaign } = sourceNow();
  const from = { campaign_source: source, campaign_medium: medium, campaign_name: campaign };
  const gtag = loadGtag(id, shortTexts(from));
  // With analytics of the operator's own they are reported already.
  if (!hadAnalytics) reportWebVitals();
  watchTaps();
  return gtag;
}

let started: Promise<Gtag | undefined> | undefined;
/** The page told last. */
let told: string | undefined;

/** Tells of the page that is shown, once the visitor has agreed. Global Privacy Control wins over any answer. */
export async function tellOfPage(): Promise<void> {
  if (asksForPrivacy()) return;
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
