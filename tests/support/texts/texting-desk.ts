import { expect } from 'vitest';
import { localDay } from '../../../contract/local-time.ts';
import type { Database } from '../../../server/database/database.ts';
import { dayAfter, hourOfDay } from '../../../server/timing/local-days.ts';
import { startDesk } from '../desk/desk.ts';
import { type TestClock, testClock } from '../server/test-app.ts';
import { startTwilio } from './twilio-double.ts';

type Options = NonNullable<Parameters<typeof startDesk>[0]>;

export const customersNumber = '+12015550123';

/**
 * A clock at 2 AM in New York, on whatever day the test runs. Set before anything happens, as time must not go back.
 * PostgreSQL's own time counts, too, and must not be later: what a form had sent would be too old.
 */
export function clockAtTwoAm(database?: Database): TestClock {
  const clock = testClock();
  const today = localDay(new Date());
  const days = database?.kind === 'postgres' ? [2, 3].map((ahead) => dayAfter(today, ahead)) : [];
  // The day when clocks go forward has no 2 AM.
  const [at] = [...days, '2026-11-27'].flatMap((day) => hourOfDay(day, 2) ?? []);
  clock.jump(Date.parse(String(at)) - clock.now().getTime());
  return clock;
}

/** Starts a desk at 2 AM in New York that sends texts through the fake of Twilio. */
export async function startTextingDesk({ environment, ...options }: Options = {}) {
  const double = await startTwilio();
  const site = await startDesk({
    clock: clockAtTwoAm(options.database),
    ...options,
    environment: { SITE_URL: 'http://localhost:3000', ...double.environment, ...environment },
  });

  /** Lets time pass, and waits until everything that is due by then has been sent. */
  async function pass(ms: number) {
    site.clock.advance(ms);
    site.app.outbox.wake();
    await site.app.outbox.idle();
  }

  /** Books with consent to texts. Resolves to the booking and what the desk can do with it. */
  async function bookTexted(changes: object = {}) {
    const booked = (await site.book({ sms_consent: true, ...changes })).json();
    await site.app.outbox.idle();
    const url = `/api/desk/requests/${booked.reference}`;
    const record = async () => (await site.call('GET', url)).json();
    const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      const { version } = await record();
      const answer = await site.call(method, `${url}${path}`, { version, ...body });
      expect(answer.json().errors ?? answer.statusCode).toBe(200);
    };
    return {
      booked,
      record,
      step: (status: string, told: object = {}) => send('POST', '/status', { status, ...told }),
      edit: (values: object) => send('PATCH', '', values),
      undo: () => send('POST', '/undo', {}),
    };
  }

  return {
    ...site,
    double,
    pass,
    bookTexted,
    said: () => double.messages.map(({ body }) => body),
    texts: () => site.database.query.selectFrom('texts').selectAll().orderBy('at').execute(),
    session: async () => (await site.call('GET', '/api/desk/session')).json(),
  };
}
