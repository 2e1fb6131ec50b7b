import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import { listWords } from '../../content/owner/desk/requests.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { etaText } from './eta.tsx';
import { useEdit } from './use-edit.ts';

const words = jobWords.eta;
/** Minutes, in the order of their keys 1 to 4. */
const chips = [15, 30, 45, 60];
const longest = 720;

interface EtaChipsProps {
  request: RequestRecord;
  change: ReturnType<typeof useEta>;
  /** The name of the request in a list, for screen readers. */
  of?: string;
}

/** Returns what `EtaChips` needs. Call it in a component that stays when the chips move or disappear. */
export function useEta() {
  const [isTyping, setTyping] = useState(false);
  const change = useEdit(
    ({ eta_at }) => etaText(eta_at ?? '', Date.now()),
    () => setTyping(false),
  );
  return { ...change, error: change.error ?? change.errors.eta_minutes, isTyping, setTyping };
}

/** Buttons that set the arrival time with one press. */
export function EtaChips({ request, change, of }: EtaChipsProps) {
  const id = useId();
  const { isTyping, setTyping } = change;
  useEffect(() => () => setTyping(false), [setTyping]);
  const named = (text: string) => of && listWords.of(`${words.ask} ${text}`, of);
  const set = (minutes: number) => change.save({ eta_minutes: minutes }, request);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('minutes'));
    if (typed > 0) set(typed);
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
    </div>
  );
}
