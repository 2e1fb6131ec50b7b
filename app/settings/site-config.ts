import { useEffect, useState } from 'react';
import { type SiteConfig, siteConfig as schema } from '../../contract/answers/site-config.ts';
import { callServer } from '../browser/call-server.ts';
import { retry, upTo } from '../browser/retry.ts';

/** Limit for one response; after it the built-in providers are used. */
const timeoutMs = 5000;

const builtIn: SiteConfig = {
  captcha_provider: 'altcha',
  maps_provider: 'builtin',
  campaign_phone_number: null,
};

async function request(): Promise<SiteConfig> {
  const { value } = await callServer('/api/site-config', { schema, limit: timeoutMs });
  if (!value) throw new Error('no site config');
  return value;
}

let reading: Promise<SiteConfig> | undefined;

/**
 * Configuration of the running server, requested once per page, with one retry. Never rejects: without an
 * answer the built-in providers are used, which the server always accepts.
 *
 * Plain fetch instead of TanStack Query, which would be larger than all code that needs this answer.
 */
export function siteConfig(): Promise<SiteConfig> {
  reading ??= retry(request, upTo(2, 0)).catch(() => {
    reading = undefined;
    return builtIn;
  });
  return reading;
}

/** The server's configuration, requested once `wanted`; undefined until it has arrived. */
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
