import { type SyntheticEvent, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { SelectField } from '../../app/ui/select.tsx';
import { peopleWords } from '../../content/owner/desk/people.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { type OwnDuty, useSayDuty } from '../api/people.ts';
import { fieldErrors } from '../http/client.ts';
import { SaveRow, typedSince } from '../layout/save-row.tsx';
import { timeText } from '../time/moment.tsx';
import { dutyEnds } from './duty-ends.ts';

const words = peopleWords.own;
const open = 'open';
const kept = 'kept';

/** Name, number and duty of the signed-in person. What is typed stays until the server has stored it. */
export function OwnDutyForm({ me }: { me: DeskPerson }) {
  const [typed, setTyped] = useState<Partial<OwnDuty>>({});
  const [chosenEnd, setEnd] = useState<string>();
  const { mutate, isPending, isSuccess, error, reset } = useSayDuty();
  const shown = { ...me, ...typed };
  // The stored end applies only to the duty status it was stored with.
  const isKept = me.until !== null && shown.on_duty === me.on_duty;
  const end = chosenEnd ?? (isKept ? kept : open);
  const errors = fieldErrors(error);
  // What was typed during the save is not saved yet.
  const isSaved = isSuccess && Object.keys(typed).length === 0 && chosenEnd === undefined;

  function change(said: Partial<OwnDuty>): void {
    setTyped({ ...typed, ...said });
    if (error || isSuccess) reset();
  }

  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const time = dutyEnds.find(({ label }) => label === end)?.timeFrom(Date.now());
    const until = end === kept ? me.until : time ? new Date(time).toISOString() : null;
    const { name, phone, on_duty } = shown;
    const said = { name: name ?? '', phone: phone || null, on_duty, until };
    mutate(said, {
      onSuccess() {
        setTyped((now) => typedSince(now, typed));
        setEnd((now) => (now === chosenEnd ? undefined : now));
      },
    });
  }

  return (
    <form onSubmit={save} className="mt-4 flex flex-col gap-4">
      <TextField
        id="own-name"
        label={words.name}
        note={words.nameNote}
        maxLength={40}
        autoComplete="given-name"
        required
        value={shown.name ?? ''}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        id="own-phone"
        label={words.phone}
        note={words.phoneNote}
        type="tel"
        maxLength={40}
        autoComplete="tel"
        value={shown.phone ?? ''}
        error={errors.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 self-start font-semibold">
        <input
          type="checkbox"
          className="size-6 accent-navy"
          checked={shown.on_duty}
          onChange={({ target }) => {
            change({ on_duty: target.checked });
            setEnd(undefined);
          }}
        />
        {words.duty}
      </label>
      <SelectField
        id="own-end"
        label={shown.on_duty ? words.end.on : words.end.off}
        value={end}
        error={errors.until}
        onChange={({ target }) => {
          change({});
          setEnd(target.value);
        }}
      >
        <option value={open}>{words.open}</option>
        {isKept && me.until && (
          <option value={kept}>{words.kept(timeText(me.until, Date.now()))}</option>
        )}
        {dutyEnds.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      <SaveRow isPending={isPending} isSuccess={isSaved} words={words} />
      {error && Object.keys(errors).length === 0 && <Alert>{error.message}</Alert>}
    </form>
  );
}
