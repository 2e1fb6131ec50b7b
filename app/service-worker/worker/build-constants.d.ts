/** Set by scripts/after-build/. Names the build, so that the worker's text changes with every deploy. */
declare const __BUILD__: string;
/** What the offline page needs: paths of this site, itself the first. */
declare const __OFFLINE_FILES__: readonly string[];
