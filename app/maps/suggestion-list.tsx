import { useEffect, useRef } from 'react';
import { formWords } from '#words/form/form.ts';
import type { useSuggestions } from './use-suggestions.ts';

const words = formWords.suggestions;

interface SuggestionListProps {
  id: string;
  list: ReturnType<typeof useSuggestions>;
  attribution?: string;
}

export function SuggestionList({ id, list, attribution }: SuggestionListProps) {
  const activeOption = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly active option scrolls into view
  useEffect(() => {
    // Not returned from the effect: newer browsers return a promise.
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [list.active]);

  return (
    <>
      {list.open && (
        <div className="absolute inset-x-0 z-10 mt-1 overflow-hidden rounded-lg border border-quiet bg-white lift-lg">
          <div
            id={id}
            role="listbox"
            aria-label={words.listLabel}
            className="max-h-72 overflow-y-auto"
            // Otherwise this box would be a tab stop, because it scrolls, but it closes when the input loses the focus.
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {list.options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input, which keeps the focus
              <div
                key={option.text}
                id={`${id}-${index}`}
                ref={index === list.active ? activeOption : undefined}
                role="option"
                aria-selected={index === list.active}
                className="flex min-h-12 cursor-pointer items-center px-3 py-1 hover:bg-mist aria-selected:bg-navy aria-selected:text-white"
                onClick={() => list.take(option)}
                tabIndex={-1}
              >
                {option.text}
              </div>
            ))}
          </div>
          {attribution && (
            <p translate="no" className="px-3 py-1 text-right text-sm text-quiet">
              {attribution}
            </p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {list.open && words.count(list.options.length)}
      </span>
    </>
  );
}
