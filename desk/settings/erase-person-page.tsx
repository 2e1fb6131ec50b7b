import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { deskFrame } from '../../content/owner/desk/frame.ts';
import { erasePersonWords as words } from '../../content/owner/desk/settings.ts';
import type { Person, PersonRequest } from '../../contract/answers/erasures.ts';
import { isCompletePhone } from '../../contract/phone.ts';
import { personQuery, useErasePerson } from '../api/erasures.ts';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle, useFocusFallback } from '../layout/focus.tsx';
import { screenPaths } from '../layout/paths.ts';
import { EraseDialog } from '../request/erase-dialog.tsx';
import { kindOf } from '../request/summary.ts';
import { Moment } from '../time/moment.tsx';

/** Returns the person that the text identifies; undefined if it is neither a complete number nor an email address. */
function personIn(typed: string): Person | undefined {
  const text = typed.trim();
  if (text.includes('@')) return { email: text };
  return isCompletePhone(text) ? { phone: text } : undefined;
}

/** Lists the requests of a customer whose data has to be erased, and erases those that are listed. */
export default function ErasePersonPage() {
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<Person>();
  const [isWrong, setWrong] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const person = personIn(typed);
    setWrong(!person);
    setWanted(person);
  }

  return (
    <div className="max-w-2xl">
      <Link
        to={screenPaths.settings}
        className="mt-4 inline-block py-2 font-semibold underline print:hidden"
      >
        {words.back}
      </Link>
      <ScreenTitle className="mt-2 text-2xl font-bold">{words.title}</ScreenTitle>
      <p className="mt-2">{words.intro}</p>
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <div className="min-w-64 flex-1">
          <TextField
            id="person"
            label={words.field}
            maxLength={254}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            error={isWrong ? words.wrong : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              // Hide the list, since it belongs to what was typed before.
              setWanted(undefined);
            }}
          />
        </div>
        <Button type="submit">{words.find}</Button>
      </form>
      {wanted && <Found key={JSON.stringify(wanted)} person={wanted} />}
    </div>
  );
}

function Found({ person }: { person: Person }) {
  const { data, error, isPending, refetch } = useQuery(personQuery(person));
  const erasing = useErasePerson(person);
  const items = data?.items ?? [];
  const references = items.map(({ reference }) => reference);
  // The dialog and its button disappear together with the list.
  const place = useFocusFallback<HTMLElement>(
    (found) => found.querySelector('button') ?? document.getElementById('person'),
  );
  return (
    <section ref={place} className="mt-6">
      <p role="status" className="font-semibold">
        {erasing.data && `${words.erased(erasing.data.erased)} `}
        {data && (erasing.data ? words.left : words.found)(items.length)}
      </p>
      {isPending && <Loading />}
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {data?.more && <p className="mt-2">{words.more(items.length)}</p>}
      <ul className="mt-2 ruled border-y border-line empty:hidden">
        {items.map((request) => (
          <Item key={request.reference} request={request} />
        ))}
      </ul>
      {items.length > 0 && (
        <>
          <p className="my-4">{words.otherWays}</p>
          <EraseDialog
            // A typed number confirms only this list, so a changed list needs a new dialog.
            key={references.join()}
            says={{
              open: words.open(items.length),
              title: words.dialogTitle(items.length),
              text: words.text,
              confirm: words.confirm(items.length),
              wrong: words.wrongCount,
            }}
            expected={String(items.length)}
            erasing={{ ...erasing, mutate: () => erasing.mutate(references) }}
          />
        </>
      )}
    </section>
  );
}

function Item({ request }: { request: PersonRequest }) {
  const { reference, created_at, status, name, phone, email, address } = request;
  const contact = [name, phone, email].filter(Boolean).join(' · ');
  return (
    <li className="py-3">
      <p>
        <strong>{reference}</strong> · <Moment at={created_at} /> · {deskFrame.statuses[status]} ·{' '}
        {kindOf(request)}
      </p>
      <p className="wrap-anywhere">
        <bdi>{contact}</bdi>
      </p>
      {address && (
        <p className="wrap-anywhere text-quiet">
          <bdi>{address}</bdi>
        </p>
      )}
    </li>
  );
}
