import { type SyntheticEvent, useId, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { shortAge } from '../../content/owner/desk/frame.ts';
import { jobWords } from '../../content/owner/desk/job.ts';
import { listWords } from '../../content/owner/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { useNow } from '../live/use-now.ts';
import { CollisionNote } from './collision.tsx';
import { timeText } from './moment.tsx';
import { useEdit } from './use-edit.ts';

const words = jobWords.eta;
/** Minutes, in the order of their keys 1 to 4. */
const chips = [15, 30, 45, 60];
const longest = 720;
const minuteMs = 60_000;

export const isAhead = ({ status }: Pick<RequestRecord, 'status'>) =>
  status === 'accepted' || status === 'on_the_way';

function etaText(eta_at: string, now: number): string {
  const left = Date.parse(eta_at) - now;
  const time = timeText(eta_at, now);
  if (Math.abs(left) < minuteMs) return words.now(time);
  return left > 0 ? words.expected(time, shortAge(left)) : words.late(time, shortAge(-left));
}

/** When they will be there, and how long that is; in red once it is over. */
export function Eta({ request: { status, eta_at } }: { request: RequestRecord }) {
  const now = useNow();
  if (!eta_at || !isAhead({ status })) return null;
  const isLate = Date.parse(eta_at) <= now - minuteMs;
  return (
    <p className={`mt-1 font-semibold ${isLate ? 'text-stop' : ''}`}>{etaText(eta_at, now)}</p>
  );
}

interface EtaChipsProps {
  request: RequestRecord;
  /** The name of the request in a list, for screen readers. */
  of?: string;
}

/** One press says when they will be there. */
export function EtaChips({ request, of }: EtaChipsProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const change = useEdit(
    ({ eta_at }) => etaText(eta_at ?? '', Date.now()),
    () => setTyping(false),
  );
  const named = (text: string) => of && listWords.of(`${words.ask} ${text}`, of);
  const set = (minutes: number) => change.save({ eta_minutes: minutes }, request);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('minutes'));
    if (typed > 0) set(typed);
  }

  return (
    <div className="relative mt-3">
      <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
        <span id={id} className="basis-full font-semibold">
          {request.eta_at ? words.askAgain : words.ask}
        </span>
        {chips.map((minutes, index) => (
          <Button
            key={minutes}
            look="quiet"
            className="flex-1 px-2! whitespace-nowrap"
            data-key={index + 1}
            aria-label={named(words.minutes(minutes))}
            isBusy={change.isPending}
            onClick={() => set(minutes)}
          >
            {minutes}
          </Button>
        ))}
        <Button
          look="quiet"
          className="flex-1 px-2!"
          data-key="5"
          aria-expanded={isTyping}
          aria-label={named(words.other)}
          onClick={() => setTyping(!isTyping)}
        >
          {words.other}
        </Button>
      </div>
      {isTyping && (
        <form onSubmit={submit} className="mt-2 flex items-end gap-2">
          <TextField
            id={`${id}-minutes`}
            name="minutes"
            type="number"
            inputMode="numeric"
            min={1}
            max={longest}
            required
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
            label={words.otherLabel}
          />
          <Button type="submit" isBusy={change.isPending}>
            {words.save}
          </Button>
        </form>
      )}
      {change.collision && <CollisionNote collision={change.collision} change={change} />}
      {(change.error ?? change.errors.eta_minutes) && (
        <Alert>{change.error ?? change.errors.eta_minutes}</Alert>
      )}
    </div>
  );
}
