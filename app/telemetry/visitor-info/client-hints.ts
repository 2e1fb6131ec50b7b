/** What Chromium tells beside its user agent, which no longer names true versions. */
export interface ClientHints {
  platform: string;
  platformVersion: string;
  /** With full versions, and one entry that stands for nothing. */
  brands: readonly { brand: string; version: string }[];
}

interface UserAgentData {
  getHighEntropyValues(names: string[]): Promise<{
    platform?: string;
    platformVersion?: string;
    fullVersionList?: ClientHints['brands'];
  }>;
}

/** Undefined where the browser offers none: all but Chromium, and everywhere without https. */
export async function readClientHints(): Promise<ClientHints | undefined> {
  const { userAgentData } = navigator as { userAgentData?: UserAgentData };
  const given = await userAgentData?.getHighEntropyValues(['platformVersion', 'fullVersionList']);
  if (!given) return undefined;
  const { platform = '', platformVersion = '', fullVersionList: brands = [] } = given;
  return { platform, platformVersion, brands };
}
