/** Chromium's User-Agent Client Hints; its user agent string no longer has exact versions. */
export interface ClientHints {
  platform: string;
  platformVersion: string;
  /** With full versions. One entry is a meaningless placeholder. */
  brands: readonly { brand: string; version: string }[];
}

interface UserAgentData {
  getHighEntropyValues(names: string[]): Promise<{
    platform?: string;
    platformVersion?: string;
    fullVersionList?: ClientHints['brands'];
  }>;
}

/** Undefined without support: in all browsers but Chromium, and without https. May reject. */
export async function readClientHints(): Promise<ClientHints | undefined> {
  const { userAgentData } = navigator as { userAgentData?: UserAgentData };
  const given = await userAgentData?.getHighEntropyValues(['platformVersion', 'fullVersionList']);
  if (!given) return undefined;
  const { platform = '', platformVersion = '', fullVersionList: brands = [] } = given;
  return { platform, platformVersion, brands };
}
