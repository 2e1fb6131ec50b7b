import Bowser from 'bowser';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { accountWords } from '../../content/owner/desk/account.ts';
import type { OwnSessions } from '../../contract/answers/desk.ts';
import { useEndSession, useSignOut } from '../api/session.ts';
import { announce } from '../layout/announcer.tsx';
import { useFocusFallback } from '../layout/focus.tsx';
import { Moment } from '../time/moment.tsx';

const words = accountWords.sessions;

export function Sessions({ sessions }: Pick<OwnSessions, 'sessions'>) {
  const signOut = useSignOut();
  const endSession = useEndSession();
  const error = signOut.error ?? endSession.error;
  const place = useFocusFallback<HTMLElement>();
  return (
    <section ref={place} className="mt-8">
      <h2 tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      <ul className="mt-2 ruled border-line">
        {sessions.map(({ id, agent, since, last_used, current }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                {deviceName(agent)}
                {current && ` (${words.current})`}
              </p>
              <p className="text-quiet">
                {words.since} <Moment at={since} />, {words.used} <Moment at={last_used} />
              </p>
            </div>
            {!current && (
              <Button
                look="quiet"
                className="shrink-0 px-4!"
                isBusy={endSession.isPending}
                onClick={() =>
                  endSession.mutate(id, {
                    onSuccess: () => announce(words.ended(deviceName(agent))),
                  })
                }
              >
                {words.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" isBusy={signOut.isPending} onClick={() => signOut.mutate('here')}>
          {words.here}
        </Button>
        <Button
          look="quiet"
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate('everywhere')}
        >
          {words.everywhere}
        </Button>
      </div>
      {error && <Alert>{error.message}</Alert>}
    </section>
  );
}

/** Real user agents are shorter, so parsing more would only cost time. */
const maxLength = 1000;

/** Returns the browser and system in a session's user agent, such as 'Safari on iOS'. */
export function deviceName(agent: string): string {
  // Bowser throws on an empty user agent.
  const { browser, os } = Bowser.parse(agent.slice(0, maxLength) || '-');
  return browser.name && os.name ? words.device(browser.name, os.name) : words.unknown;
}
