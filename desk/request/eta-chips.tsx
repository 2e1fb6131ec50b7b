import { type SyntheticEvent, useId, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import { listWords } from '../../content/owner/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { CollisionNote } from './collision.tsx';
import { etaText } from './eta.tsx';
import { timeText } from './moment.tsx';
import { useEdit } from './use-edit.ts';

const words = jobWords.eta;
/** Minutes, in the order of their keys 1 to 4. */
const chips = [15, 30, 45, 60];
const longest = 720;

interface EtaChipsProps {
  request: RequestRecord;
  /** The name of the request in a list, for screen readers. */
  of?: string;
}

/** One press says when they will be there, or that they are; and then that they are not. */
export function EtaChips({ request, of }: EtaChipsProps) {
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const change = useEdit(
    ({ eta_at, arrived_at }) => {
      if (arrived_at) return words.arrived(timeText(arrived_at, Date.now()));
      return eta_at ? etaText(eta_at, Date.now()) : words.notArrived;
    },
    () => setTyping(false),
  );
  const named = (text: string) => of && listWords.of(`${words.ask} ${text}`, of);
  const set = (minutes: number) => change.save({ eta_minutes: minutes }, request);

  const { error, errors } = change;
  const failure = error ?? errors.eta_minutes ?? errors.arrived;

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('minutes'));
    if (typed > 0) set(typed);
  }

  const outcome = (
    <>
      {change.collision && <CollisionNote collision={change.collision} change={change} />}
      {failure && <Alert>{failure}</Alert>}
    </>
  );
  if (request.arrived_at) {
    return (
      <div className="mt-3">
        <Button
          look="quiet"
          isBusy={change.isPending}
          onClick={() => change.save({ arrived: false }, request)}
        >
          {words.notArrived}
        </Button>
        {outcome}
      </div>
    );
  }
  return (
    <div className="relative mt-3">
      <fieldset className="flex max-w-lg flex-wrap gap-2">
        <legend className="mb-1 font-semibold">
          {request.eta_at ? words.legendAgain : words.legend}
        </legend>
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
      </fieldset>
      {request.status === 'on_the_way' && (
        <Button
          look="quiet"
          className="mt-2 w-full max-w-lg"
          data-key="h"
          isBusy={change.isPending}
          onClick={() => change.save({ arrived: true }, request)}
        >
          {words.arrive}
        </Button>
      )}
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
            autoFocus
            label={words.otherLabel}
          />
          <Button type="submit" isBusy={change.isPending}>
            {words.save}
          </Button>
        </form>
      )}
      {outcome}
    </div>
  );
}
