import { useState } from 'react';
import { Alert } from '../../app/ui/alert.tsx';
import { Button } from '../../app/ui/button.tsx';
import { peopleWords as words } from '../../content/owner/desk/people.ts';
import type { DeskPerson } from '../../contract/answers/people.ts';
import { useRemovePerson } from '../api/people.ts';
import { announce } from '../layout/announcer.tsx';
import { useFocusFallback } from '../layout/focus.tsx';
import { CallButton } from '../request/call-button.tsx';
import { timeText } from '../time/moment.tsx';
import { useNow } from '../time/use-now.ts';

interface PersonItemProps {
  person: DeskPerson;
  isMe: boolean;
  mayRemove: boolean;
}

export function PersonItem({ person, isMe, mayRemove }: PersonItemProps) {
  const { email, name, phone, on_duty } = person;
  const duty = dutyText(person, useNow());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-56 flex-1">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name ?? email}</bdi>
          {isMe && ` (${words.you})`}
        </p>
        {name && <p className="text-quiet wrap-anywhere">{email}</p>}
        <p className={on_duty ? 'text-go' : 'text-quiet'}>{duty}</p>
      </div>
      {phone && !isMe && <CallButton phone={phone} shows="number" />}
      {mayRemove && <RemoveButton email={email} who={name ?? email} />}
    </li>
  );
}

function dutyText({ on_duty, on_duty_since, until }: DeskPerson, now: number): string {
  const since = on_duty_since && `${words.since} ${timeText(on_duty_since, now)}`;
  const end = until && `${words.until} ${timeText(until, now)}`;
  return [on_duty ? words.onDuty : words.offDuty, since, end].filter(Boolean).join(', ');
}

/** Asks for confirmation before it removes a person. */
function RemoveButton({ email, who }: { email: string; who: string }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useRemovePerson();
  const place = useFocusFallback<HTMLDivElement>((all) => all.querySelector('button'));
  return (
    <div ref={place}>
      {isAsked && <p className="mb-2 font-semibold">{words.remove.question(who)}</p>}
      <div className="flex gap-3">
        {isAsked && (
          <Button
            look="quiet"
            isBusy={isPending}
            onClick={() => mutate(email, { onSuccess: () => announce(words.remove.removed(who)) })}
          >
            {words.remove.yes}
          </Button>
        )}
        <Button look="quiet" onClick={() => setAsked(!isAsked)}>
          {isAsked ? words.remove.no : words.remove.button}
          {!isAsked && <span className="sr-only">{who}</span>}
        </Button>
      </div>
      {error && <Alert>{error.message}</Alert>}
    </div>
  );
}
