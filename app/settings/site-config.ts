import type { SiteConfig } from '../../contract/submission.ts';
import { retry, upTo } from '../browser/retry.ts';
import { timeLimit } from '../browser/time-limit.ts';

/** Long enough for a slow phone; after it the built-in providers take over. */
const timeoutMs = 5000;

const builtIn: SiteConfig = {
  captcha_provider: 'altcha',
  maps_provider: 'builtin',
  campaign_phone_number: null,
};

async function request(signal: AbortSignal): Promise<SiteConfig> {
  const response = await fetch('/api/site-config', { signal });
  if (!response.ok) throw new Error(`site-config answered ${response.status}`);
  return response.json();
}

let reading: Promise<SiteConfig> | undefined;

/**
 * What the page needs to know of the running server: read once per page, with one retry. Never
 * rejects: whoever cannot learn the providers uses the built-in ones, which the server always takes.
 *
 * A plain fetch, not a query: with the built-in providers it is all the page ever asks, and
 * TanStack Query would weigh more than everything that waits for the answer.
 */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= retry(() => timeLimit(timeoutMs, request), upTo(2, 0)).catch(() => {
    reading = undefined;
    return builtIn;
  });
  return reading;
}
