import { useLayoutEffect, useRef } from 'react';
import { Form } from 'react-router';
import { search } from '#words/pages/search.ts';
import { Button } from '../ui/button.tsx';
import { controlClass } from '../ui/field.tsx';

/** A plain GET form, which also works without JavaScript. */
export function SearchBox({ query = '' }: { query?: string }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // Do not overwrite what is being typed with the URL's query.
    if (field && (document.activeElement !== field || field.value === '')) field.value = query;
  }, [query]);
  return (
    <Form action="/search" role="search" className="max-w-2xl">
      <label htmlFor="search-words" className="font-semibold">
        {search.label}
      </label>
      <div className="mt-1 flex flex-wrap gap-3">
        <input
          id="search-words"
          ref={input}
          type="search"
          name="q"
          placeholder={search.placeholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className={`${controlClass} flex-[99_9em]`}
        />
        <Button type="submit" className="grow">
          {search.submit}
        </Button>
      </div>
    </Form>
  );
}
