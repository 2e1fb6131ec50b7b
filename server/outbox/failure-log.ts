import type { FastifyBaseLogger } from 'fastify';

/**
 * Logs the first failure of a kind in full, and how many more there were once a minute: while a mail server is down, each
 * of thousands of mails fails every minute. After a minute without one, the next is a first one again.
 */
export function failureLog(log: Pick<FastifyBaseLogger, 'warn'>) {
  const counted = new Map<string, Record<string, number>>();

  return {
    add(message: string, about: { err: unknown; [detail: string]: unknown }): void {
      const codes = counted.get(message);
      if (codes) {
        const { err } = about;
        const code = err instanceof Error && 'code' in err ? String(err.code) : 'none';
        codes[code] = (codes[code] ?? 0) + 1;
      } else {
        counted.set(message, {});
        log.warn(about, message);
      }
    },
    /** Called once a minute, and at the end. */
    tell(): void {
      for (const [message, codes] of counted) {
        const count = Object.values(codes).reduce((sum, each) => sum + each, 0);
        if (count === 0) counted.delete(message);
        else {
          counted.set(message, {});
          log.warn({ count, codes }, `${message}, since the last line of this`);
        }
      }
    },
  };
}
