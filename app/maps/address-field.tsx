import { type ChangeEvent, type FocusEvent, type ReactNode, useRef } from 'react';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import type { SuggestionList } from './suggestion-list.tsx';
import { useGoogleAddress } from './use-google-address.ts';
import { type AddressAt, type SuggestionSource, useSuggestions } from './use-suggestions.ts';

export interface AddressFieldProps extends TextFieldProps {
  builtIn: SuggestionSource;
  List: typeof SuggestionList | undefined;
  onChoose: (address: string) => void;
  below?: (addressAt: AddressAt | undefined) => ReactNode;
}

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
          // Autofill also changes fields without the focus, where suggestions must not open.
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
