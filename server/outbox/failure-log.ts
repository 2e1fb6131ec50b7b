import type { FastifyBaseLogger } from 'fastify';

/** Logs the first failure in full, then a count each minute: without a mail server thousands fail a minute. */
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
