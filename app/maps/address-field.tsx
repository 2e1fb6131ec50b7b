import { type ChangeEvent, type FocusEvent, type ReactNode, useRef } from 'react';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import type { SuggestionList } from './suggestion-list.tsx';
import { useGoogleAddress } from './use-google-address.ts';
import { type AddressAt, type SuggestionSource, useSuggestions } from './use-suggestions.ts';

export interface AddressFieldProps extends TextFieldProps {
  /** Where the suggestions come from unless Google Maps is switched on. */
  builtIn: SuggestionSource;
  /** The list of suggestions, once it is loaded. */
  List: typeof SuggestionList | undefined;
  onChoose: (address: string) => void;
  below?: (addressAt: AddressAt | undefined) => ReactNode;
}

/**
 * A plain text field until hydration, then a combobox that completes the address from the towns and ZIP codes
 * served or, if Google Maps is switched on, from Google.
 */
export function AddressField({
  builtIn,
  List,
  onChoose,
  onChange,
  onBlur,
  below,
  ...field
}: AddressFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const google = useGoogleAddress(place);
  const source = google.source ?? builtIn;
  const list = useSuggestions(source, onChoose);
  const listId = `${field.id}-list`;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': list.open,
    'aria-controls': list.open ? listId : undefined,
    'aria-activedescendant': list.active >= 0 ? `${listId}-${list.active}` : undefined,
  } as const;

  return (
    <div ref={place} className="relative">
      <TextField
        {...field}
        {...(google.plain ? {} : combobox)}
        disabled={google.waiting}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          // Autofill changes fields that do not have the focus: no suggestions there.
          const input = event.currentTarget;
          if (document.activeElement === input) list.suggest(input.value);
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          list.close();
          onBlur?.(event);
        }}
        onKeyDown={list.onKeyDown}
      />
      {List && <List id={listId} list={list} attribution={source.attribution} />}
      {google.Panel && <google.Panel {...google.panelProps} />}
      {below?.(source.addressAt)}
    </div>
  );
}
