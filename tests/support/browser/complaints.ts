import type { BrowserContext, ConsoleMessage } from 'playwright-core';

export type Complaints = ReturnType<typeof collectComplaints>;

/** Console text that Playwright writes when it blocks a service worker. */
const workerIsBlocked = 'Service Worker registration blocked';

/** Begins Chromium's error for each feature it lacks on this system (server/http/permissions-policy.ts). */
const isUnknown = 'Error with Permissions-Policy header: Unrecognized feature:';

/** Adds the URL to a failed request's text, so that a test can allow one file and not every failure. */
function described(message: ConsoleMessage): string {
  const failed = message.text().startsWith('Failed to load resource');
  return failed ? `${message.text()} ${message.location().url}` : message.text();
}

/** Collects uncaught errors, console errors and warnings, and policy violations of one test's windows. */
export function collectComplaints() {
  const all: string[] = [];
  const allowed: { pattern: RegExp; reason: string }[] = [];
  return {
    all,
    watch(context: BrowserContext): void {
      context.on('weberror', (error) => all.push(String(error.error())));
      context.on('console', (message) => {
        if ([workerIsBlocked, isUnknown].some((text) => message.text().startsWith(text))) return;
        if (['error', 'warning'].includes(message.type())) all.push(described(message));
      });
    },
    /** Allows complaints that the test causes on purpose. If others fail the test, the reason is printed, too. */
    allow(pattern: RegExp, reason: string): void {
      allowed.push({ pattern, reason });
    },
    /** Throws if there is a complaint that the test did not allow. */
    check(): void {
      const unexpected = all.filter((text) => !allowed.some(({ pattern }) => pattern.test(text)));
      if (unexpected.length === 0) return;
      const reasons = allowed.map(({ pattern, reason }) => `\n  allowed: ${pattern} (${reason})`);
      throw new Error(`The browser complained:\n  ${unexpected.join('\n  ')}${reasons.join('')}`);
    },
  };
}
