/** Set by vite.config.ts. The site's origin, without a trailing slash. */
declare const __SITE_URL__: string;
/** Year of the build, so that the prerendered page and the first client render agree. */
declare const __BUILD_YEAR__: number;
/** For before-hydration/mark-campaign.ts alone: URL of the built settle-phone-number.ts. */
declare const __CAMPAIGN_MODULE__: string;
