import { useEffect, useState } from 'react';
import { siteConfig as answer, type SiteConfig } from '../../contract/answers/site-config.ts';
import { readJson } from '../browser/read-json.ts';
import { retry, upTo } from '../browser/retry.ts';
import { timeLimit } from '../browser/time-limit.ts';

/** Limit for one response; after it the built-in providers are used. */
const timeoutMs = 5000;

const builtIn: SiteConfig = {
  captcha_provider: 'altcha',
  maps_provider: 'builtin',
  campaign_phone_number: null,
};

async function request(signal: AbortSignal): Promise<SiteConfig> {
  const response = await fetch('/api/site-config', { signal });
  const config = response.ok ? readJson(answer, await response.text()) : undefined;
  if (!config) throw new Error(`site-config answered ${response.status}`);
  return config;
}

let reading: Promise<SiteConfig> | undefined;

/**
 * Configuration of the running server, requested once per page, with one retry. Never rejects: without an
 * answer the built-in providers are used, which the server always accepts.
 *
 * Plain fetch instead of TanStack Query, which would be larger than all code that needs this answer.
 */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= retry(() => timeLimit(timeoutMs, request), upTo(2, 0)).catch(() => {
    reading = undefined;
    return builtIn;
  });
  return reading;
}

/** The server's configuration, requested once `wanted`; undefined until it is there. */
export function useSiteConfig(wanted: boolean): SiteConfig | undefined {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void siteConfig().then((answer) => gone || setConfig(answer));
    return () => {
      gone = true;
    };
  }, [wanted]);
  return config;
}
