import { expect, onTestFinished } from 'vitest';
import { manyBookings, post } from './booking-requests.ts';
import { startServer } from './server.ts';

/** Starts a real server for requests that must not be stored. */
export async function startUnharmed(env: Record<string, string> = {}) {
  const server = await startServer({ SUBMISSIONS_PER_10_MIN: '100000', ...env });
  onTestFinished(() => server.kill());
  return {
    ...server,
    port: Number(new URL(server.url).port),
    /** Expects that nothing was stored, that the next visitor is served, and that the server ends without an error. */
    async expectUnharmed() {
      expect(server.rows('select id from submissions')).toEqual([]);
      const [booking] = await manyBookings(server, 1);
      expect(booking && (await post(server.url, booking))).toBeTruthy();
      expect(server.output()).not.toContain('"level":60');
      expect(await server.stop()).toBe(0);
    },
  };
}
