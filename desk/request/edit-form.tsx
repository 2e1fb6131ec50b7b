import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { TextAreaField, TextField, type TextFieldProps } from '../../app/ui/field.tsx';
import { SelectField } from '../../app/ui/select.tsx';
import { jobWords } from '../../content/owner/desk/job.ts';
import type { RequestDetail, RequestRecord } from '../../contract/answers/requests.ts';
import { paidByWays } from '../../contract/dollars.ts';
import { services, timeframes } from '../../contract/services.ts';
import { useFocusFallback } from '../layout/focus.tsx';
import { asIs, type Choice, Options } from '../layout/options.tsx';
import { CollisionNote } from './collision.tsx';
import { type EditName, editOf, rebased, valuesOf } from './edit-values.ts';
import { nameOf, usePeople } from './people.ts';
import { changedIn, useEdit } from './use-edit.ts';

const { edit: words, labels, ways } = jobWords;

const money: Partial<TextFieldProps> = { inputMode: 'decimal', note: words.dollars };
const minutes: Partial<TextFieldProps> = {
  type: 'number',
  min: 15,
  max: 480,
  note: words.usualMinutes,
};

/** A button, which the form replaces once it is pressed. */
export function EditRequest({ request }: { request: RequestDetail }) {
  const [isOpen, setOpen] = useState(false);
  const place = useFocusFallback<HTMLDivElement>((all) =>
    all.querySelector('input, select, button'),
  );
  return (
    <div ref={place} className={isOpen ? 'basis-full' : 'flex-1'}>
      {isOpen ? (
        <EditForm request={request} close={() => setOpen(false)} />
      ) : (
        <Button look="quiet" className="w-full px-3!" data-key="e" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </div>
  );
}

/** Corrects what the customer wrote and arranges the job. What is typed stays until it is stored or discarded. */
function EditForm({ request, close }: { request: RequestDetail; close(): void }) {
  const people = usePeople();
  const [shown, setShown] = useState(request);
  const [values, setValues] = useState(() => valuesOf(request));
  const [wrong, setWrong] = useState<Partial<Record<EditName, string>>>({});
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const change = useEdit(() => words.saved, goOn);
  const hasHolder = request.status !== 'pending';
  // The server accepts no assignee for a new request, and the field is hidden, so ignore what was chosen before.
  const asked = hasHolder ? values : { ...values, assignee: valuesOf(shown).assignee };
  const { edit, errors } = editOf(asked, shown);
  // Include what was typed since the response arrived.
  const collision = change.collision && {
    ...change.collision,
    edit: { ...change.collision.edit, ...edit },
    fields: changedIn({ ...change.collision.edit, ...edit }, shown, change.collision.current),
  };

  /** Closes the form, unless something was typed during the save, which still has to be stored. */
  function goOn(stored: RequestDetail): void {
    if (latest.current === values) {
      close();
      return;
    }
    setShown(stored);
    setValues(rebased(latest.current, values, stored));
  }

  function save(record: RequestRecord): void {
    setWrong(errors);
    const [first] = Object.keys(errors);
    if (first) document.getElementById(`edit-${first}`)?.focus();
    else if (Object.keys(edit).length === 0) close();
    else change.save(edit, record);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    save(shown);
  }

  function leaveTheirs(): void {
    if (!collision) return;
    setValues(rebased(values, valuesOf(shown), collision.current, collision.fields));
    setShown(collision.current);
    change.reset();
  }

  const field = (name: EditName) => ({
    id: `edit-${name}`,
    label: labels[name] ?? name,
    value: values[name],
    error: wrong[name] ?? change.errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  const text = (name: EditName, more: Partial<TextFieldProps> = {}) => (
    <TextField autoComplete="off" {...field(name)} {...more} />
  );
  function select(name: EditName, none: string, choices: readonly Choice[]) {
    const isListed = !values[name] || choices.some(([value]) => value === values[name]);
    return (
      <SelectField {...field(name)}>
        <option value="">{none}</option>
        {/* A value outside the choices: the customer's own words for a service, or somebody who has left the desk. */}
        {!isListed && <option>{values[name]}</option>}
        <Options choices={choices} />
      </SelectField>
    );
  }
  const grid = 'mt-3 grid gap-3 sm:grid-cols-2';
  return (
    <form onSubmit={submit} aria-label={words.title} className="mt-4">
      <fieldset>
        <legend className="text-xl font-bold">{words.job}</legend>
        <div className={grid}>
          {hasHolder &&
            select(
              'assignee',
              words.nobody,
              people.map(({ email }): Choice => [email, nameOf(people, email)]),
            )}
          {text('quoted_cents', money)}
          {text('appointment_at', { type: 'datetime-local', note: words.newYork })}
          {text('appointment_minutes', minutes)}
          {text('paid_cents', money)}
          {select(
            'paid_by',
            words.none,
            paidByWays.map((way): Choice => [way, ways[way]]),
          )}
        </div>
      </fieldset>
      <fieldset className="mt-6">
        <legend className="text-xl font-bold">{words.customer}</legend>
        <div className={grid}>
          {text('name')}
          {text('phone', { type: 'tel' })}
          {text('email', { type: 'email' })}
          {text('address')}
          {text('unit_number')}
          {text('gate_code')}
          {select('service', words.none, asIs(services))}
          {select('timeframe', words.none, asIs(timeframes))}
        </div>
        <div className="mt-3">
          <TextAreaField {...field('notes')} />
        </div>
      </fieldset>
      {collision && (
        <CollisionNote
          collision={collision}
          change={{ ...change, save: (_, record) => save(record), reset: leaveTheirs }}
        />
      )}
      {change.error && <Alert>{change.error}</Alert>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" isBusy={change.isPending}>
          {change.isPending ? words.saving : words.save}
        </Button>
        <Button look="quiet" onClick={close}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}
