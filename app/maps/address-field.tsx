import { type ChangeEvent, type FocusEvent, useEffect, useRef } from 'react';
import { formWords } from '../../content/en/form.ts';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import { suggestAddresses } from './address-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

const words = formWords.suggestions;

export interface AddressFieldProps extends TextFieldProps {
  /** A suggestion was chosen: the whole address. */
  onChoose: (address: string) => void;
}

/** A plain text field until hydration; then a combobox that completes the address. */
export function AddressField({ onChoose, onChange, onBlur, ...field }: AddressFieldProps) {
  const list = useSuggestions(suggestAddresses, onChoose);
  const listId = `${field.id}-list`;
  const optionId = (index: number) => `${listId}-${index}`;
  const activeOption = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly active option scrolls into view
  useEffect(() => {
    // Its result must not become the effect's own: newer browsers return a promise.
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [list.active]);

  return (
    <div className="relative">
      <TextField
        {...field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.open}
        aria-controls={list.open ? listId : undefined}
        aria-activedescendant={list.active >= 0 ? optionId(list.active) : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          // The browser's autofill changes fields that the visitor is not in.
          const input = event.currentTarget;
          if (document.activeElement === input) list.suggest(input.value);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          list.close();
          onBlur?.(event);
        }}
        onKeyDown={list.onKeyDown}
      />
      {list.open && (
        <div
          id={listId}
          role="listbox"
          aria-label={words.listLabel}
          tabIndex={-1}
          className="absolute inset-x-0 z-10 mt-1 max-h-72 overflow-y-auto rounded-lg border border-quiet bg-white shadow-lg"
        >
          {list.options.map((address, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts on the input, which keeps the focus
            <div
              key={address}
              id={optionId(index)}
              ref={index === list.active ? activeOption : undefined}
              role="option"
              aria-selected={index === list.active}
              className="flex min-h-12 cursor-pointer items-center px-3 py-1 hover:bg-mist aria-selected:bg-navy aria-selected:text-white"
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.take(address)}
              tabIndex={-1}
            >
              {address}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {list.open && words.count(list.options.length)}
      </span>
    </div>
  );
}
