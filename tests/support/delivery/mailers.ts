import type { Mailer } from '../../../server/delivery/mailer.ts';
import { OutcomeUnknown } from '../../../server/outbox/refusal.ts';
import { memoryMailer } from '../server/test-app.ts';

/** A mailer that fails until it is switched on, and counts its calls. */
export function unreliableMailer() {
  const working = memoryMailer();
  const state = { isUp: false, attempts: 0, error: new Error('no connection') };
  const mailer: Mailer = {
    ...working,
    async send(...sent) {
      state.attempts += 1;
      if (!state.isUp) throw state.error;
      await working.send(...sent);
    },
  };
  return { mailer, state, mails: working.mails };
}

/** Never resolves; rejects with OutcomeUnknown when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new OutcomeUnknown()));
  return promise;
}
