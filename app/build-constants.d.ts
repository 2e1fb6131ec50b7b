/** Set by vite.config.ts. The site's origin, without a trailing slash. */
declare const __SITE_URL__: string;
/** The year of the build, so that the server's page and the first render agree. */
declare const __BUILD_YEAR__: number;
/** For before-hydration/campaign-number.ts alone: URL of the built note-source.ts. */
declare const __NOTE_SOURCE__: string;
