import { useEffect, useState } from 'react';
import type { SiteConfig } from '../../contract/submission.ts';
import { siteConfig } from './site-config.ts';

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
