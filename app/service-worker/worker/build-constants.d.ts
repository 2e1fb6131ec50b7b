/** Set by scripts/after-build/. Identifies the build, so that the worker changes with every deploy. */
declare const __BUILD__: string;
/** Paths that the offline page needs, its own first. */
declare const __OFFLINE_FILES__: readonly string[];
