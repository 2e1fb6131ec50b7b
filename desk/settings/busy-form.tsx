import { useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { busyWords as words } from '../../content/owner/desk/settings.ts';
import type { ListedSetting } from '../../contract/answers/desk.ts';
import { busyOf } from '../../contract/busy.ts';
import { useChangeSettings } from '../api/settings.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { timeText } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';
import { busyEnds } from './busy-ends.ts';

const choices = [45, 60, 90, 120, 180] as const;
const chip =
  'min-h-12 rounded-lg border border-navy px-4 font-semibold text-navy aria-pressed:bg-navy aria-pressed:text-white';

/** How long customers have to wait, and until when. Pressing an end stores both. */
export function BusyForm({ settings }: { settings: readonly ListedSetting[] }) {
  const now = useNow();
  const stored = (name: string) => settings.find(({ key }) => key === name)?.value ?? null;
  const busy = busyOf(
    { busy_minutes: stored('busy_minutes'), busy_until: stored('busy_until') },
    new Date(now),
  );
  const [chosen, setChosen] = useState<number>();
  const { mutate, isPending, error } = useChangeSettings();
  // The button that ends it disappears when it is pressed.
  const place = useFocusFallback<HTMLElement>();
  const minutes = chosen ?? busy?.minutes ?? 90;
  const end = busy?.until ? timeText(busy.until, now) : undefined;

  return (
    <section ref={place} className="mt-6" aria-labelledby="busy">
      <h2 id="busy" tabIndex={-1} className="text-xl font-bold">
        {words.title}
      </h2>
      <p className="mt-2">{words.intro}</p>
      <p role="status" className="mt-2 font-semibold">
        {busy ? words.on(busy.minutes, end) : words.off}
      </p>
      <fieldset className="mt-4 flex flex-wrap gap-3">
        <legend className="mb-1 font-semibold">{words.minutes}</legend>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === minutes}
            className={chip}
            onClick={() => setChosen(choice)}
          >
            {words.choice(choice)}
          </button>
        ))}
      </fieldset>
      <fieldset className="mt-4 flex flex-wrap gap-3">
        <legend className="mb-1 font-semibold">{words.until}</legend>
        {Object.entries(busyEnds).map(([name, endOf]) => (
          <Button
            key={name}
            look="quiet"
            isBusy={isPending}
            onClick={() =>
              mutate({
                busy_minutes: String(minutes),
                busy_until: new Date(endOf(Date.now())).toISOString(),
              })
            }
          >
            {words.ends[name as keyof typeof busyEnds]}
          </Button>
        ))}
      </fieldset>
      {busy && (
        <Button
          className="mt-4"
          isBusy={isPending}
          onClick={() => mutate({ busy_minutes: null, busy_until: null })}
        >
          {words.stop}
        </Button>
      )}
      {error && <Alert>{error.message}</Alert>}
    </section>
  );
}
