import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { peopleWords as words } from '../../content/owner/desk/people.ts';
import { peopleQuery, useAddPerson } from '../api/people.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle, useFocusFallback } from '../layout/focus.tsx';
import { useMe } from '../request/people.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { OwnDutyForm } from './own-duty.tsx';
import { PersonItem } from './person-item.tsx';

const refreshMs = 60_000;

/** Shows who uses the desk and who is on duty (docs/product.md 12.18). */
export default function PeoplePage() {
  const query = { ...peopleQuery, refetchInterval: refreshMs };
  const { data = [], error, isPending, refetch } = useQuery(query);
  const address = useMe()?.toLowerCase();
  const me = data.find(({ email }) => email.toLowerCase() === address);
  const mayManage = me?.added_by === null;
  const list = useFocusFallback<HTMLUListElement>(() => document.getElementById('add-email'));
  return (
    <>
      <ScreenTitle className="pt-5 text-2xl font-bold">{words.title}</ScreenTitle>
      {isPending && <Loading />}
      {error && data.length === 0 && <LoadFailed error={error} retry={() => void refetch()} />}
      <div className="two-columns">
        <div>
          <ul ref={list} className="mt-2 ruled border-line">
            {data.map((person) => (
              <PersonItem
                key={person.email}
                person={person}
                isMe={person === me}
                mayRemove={mayManage && person.added_by !== null}
              />
            ))}
          </ul>
          {me && (
            <section className="mt-6">
              <h2 className="text-xl font-bold">{words.own.title}</h2>
              <p className="mt-2">{words.own.about}</p>
              <OwnDutyForm me={me} />
            </section>
          )}
        </div>
        <div>
          <CalendarAddress />
          {mayManage && <AddPerson />}
        </div>
      </div>
    </>
  );
}

function AddPerson() {
  const [typed, setTyped] = useState('');
  const { mutate, data, error, isPending, isSuccess, reset } = useAddPerson();

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    // Keep what was typed while the person was being added.
    mutate(typed, { onSuccess: () => setTyped((now) => (now === typed ? '' : now)) });
  }

  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.add.title}</h2>
      <p className="mt-2">{words.add.about}</p>
      <form onSubmit={add} className="mt-4">
        <TextField
          id="add-email"
          label={words.add.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={error?.message}
          onChange={({ target }) => {
            setTyped(target.value);
            if (error || isSuccess) reset();
          }}
        />
        <Button type="submit" look="quiet" className="mt-3" isBusy={isPending}>
          {isPending ? words.add.adding : words.add.button}
        </Button>
        <p role="status" className="mt-2 font-semibold text-go">
          {data && words.add.added(data.email)}
        </p>
      </form>
    </section>
  );
}
