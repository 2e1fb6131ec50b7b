import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestRecord } from '../../contract/answers/requests.ts';
import { dollars, dollarsInput, paidByWays, readDollars } from '../../contract/dollars.ts';
import { type Edit, useEdit } from './use-edit.ts';

const { askPaid: words, ways, paid } = jobWords;

/** Returns what `PaidForm` needs. Call it in a component that stays when the form disappears. */
export const usePaid = () =>
  useEdit(({ paid_cents, paid_by }) =>
    paid(dollars(paid_cents ?? 0), paid_by ? ways[paid_by] : undefined),
  );

/** Asks for the amount paid, prefilled with the quoted price. Pressing how it was paid stores that and the amount. */
export function PaidForm({ request, change }: { request: RequestRecord; change: Edit }) {
  const [typed, setTyped] = useState(dollarsInput(request.paid_cents ?? request.quoted_cents));
  const [isWrong, setWrong] = useState(false);

  function save(way?: (typeof paidByWays)[number]): void {
    const cents = readDollars(typed);
    setWrong(cents === undefined);
    if (cents === undefined) document.getElementById('paid')?.focus();
    else change.save({ paid_cents: cents, ...(way && { paid_by: way }) }, request);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <form onSubmit={submit} className="mt-4 max-w-lg">
      <TextField
        id="paid"
        inputMode="decimal"
        autoComplete="off"
        label={words.label}
        note={words.hint}
        value={typed}
        error={isWrong ? words.wrong : change.errors.paid_cents}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        {paidByWays.map((way) => (
          <Button
            key={way}
            look="quiet"
            className="flex-1 px-3!"
            isBusy={change.isPending}
            onClick={() => save(way)}
          >
            {ways[way]}
          </Button>
        ))}
      </div>
    </form>
  );
}
