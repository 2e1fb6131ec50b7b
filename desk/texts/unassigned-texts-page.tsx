import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../app/ui/button.tsx';
import { TextField } from '../../app/ui/field.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import { textWords } from '../../content/owner/desk/texts.ts';
import type { UnassignedText } from '../../contract/answers/texts.ts';
import { asDisplayed } from '../../contract/phone.ts';
import { unassignedQuery, useAssignText } from '../api/texts.ts';
import { announce } from '../layout/announcer.tsx';
import { EmptyState } from '../layout/brand.tsx';
import { LoadFailed, Loading } from '../layout/fallbacks.tsx';
import { ScreenTitle, titleOfScreen, useFocusFallback } from '../layout/focus.tsx';
import { screenPaths } from '../layout/paths.ts';
import { Moment } from '../time/moment.tsx';

const words = textWords.unassigned;

/** Texts from numbers that have no request, each with a field for the request that it belongs to. */
export default function UnassignedTextsPage() {
  const { data, error, isPending, refetch } = useQuery(unassignedQuery);
  const list = useFocusFallback<HTMLUListElement>(
    (_all, item) => item?.querySelector('input') ?? titleOfScreen(),
  );
  return (
    <>
      <Link to={screenPaths.requests} className="mt-4 inline-block py-2 font-semibold underline">
        {requestWords.back}
      </Link>
      <ScreenTitle className="mt-2 text-3xl font-bold">{words.title}</ScreenTitle>
      {isPending && <Loading />}
      {error && !data && <LoadFailed error={error} retry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <div className="mt-6">
          <EmptyState>
            <p>{words.none}</p>
          </EmptyState>
        </div>
      )}
      <ul ref={list} className="mt-4 ruled border-line">
        {data?.items.map((text) => (
          <UnassignedItem key={text.id} text={text} />
        ))}
      </ul>
    </>
  );
}

function UnassignedItem({ text: { id, at, from, text } }: { text: UnassignedText }) {
  const { mutate, isPending, error } = useAssignText(id, (to) => announce(words.moved(to)));
  const field = useRef<HTMLInputElement>(null);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const reference = field.current?.value.trim().toUpperCase() ?? '';
    if (!reference) field.current?.focus();
    else mutate(reference);
  }

  return (
    <li className="py-4">
      <p className="text-quiet">
        <Moment at={at} /> · {asDisplayed(from)}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          id={`belongs-${id}`}
          label={words.belongs}
          note={words.hint}
          placeholder="LS-"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={error?.message}
        />
        <Button type="submit" look="quiet" isBusy={isPending}>
          {words.move}
        </Button>
      </form>
    </li>
  );
}
