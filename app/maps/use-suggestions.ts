import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SharedPosition } from '../../contract/position.ts';

/** The address at a position; undefined if it has none. */
export type AddressAt = (position: SharedPosition) => Promise<string | undefined>;

export interface Suggestion {
  /** What the list shows. */
  text: string;
  /** Resolves to the full address, where the list shows less of it. */
  whole?: () => Promise<string>;
}

export interface SuggestionSource {
  restMs: number;
  /** Suggestions for what was typed; synchronous if possible. Never rejects. */
  find: (typed: string) => Suggestion[] | Promise<Suggestion[]>;
  addressAt?: AddressAt;
  /** The name to credit below the list. */
  attribution?: string;
}

/**
 * State and keyboard handling of an ARIA 1.2 combobox with a listbox popup and manual selection: no option is
 * active until an arrow key is pressed.
 */
export function useSuggestions(source: SuggestionSource, choose: (address: string) => void) {
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Replaced on every edit, blur and unmount, so that responses to earlier requests are ignored. */
  const asked = useRef({});
  const edited = useRef({});
  const open = options.length > 0;

  useEffect(
    () => () => {
      clearTimeout(debounce.current);
      asked.current = {};
      edited.current = {};
    },
    [],
  );

  /** Keeps the current options until the new ones arrive. */
  function suggest(typed: string) {
    clearTimeout(debounce.current);
    setActive(-1);
    edited.current = {};
    asked.current = {};
    const mine = asked.current;
    const show = (found: Suggestion[]) => mine === asked.current && setOptions(found);
    const ask = () => {
      const found = source.find(typed);
      if (Array.isArray(found)) show(found);
      else void found.then(show);
    };
    if (source.restMs > 0) debounce.current = setTimeout(ask, source.restMs);
    else ask();
  }

  function close() {
    clearTimeout(debounce.current);
    asked.current = {};
    setOptions([]);
    setActive(-1);
  }

  function take({ text, whole }: Suggestion) {
    close();
    choose(text);
    edited.current = {};
    const mine = edited.current;
    // The short text stays until the full address arrives, or for good if that fails.
    whole?.().then(
      (address) => mine === edited.current && choose(address),
      () => undefined,
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter ends the composition of an input method: not a choice.
    if (event.nativeEvent.isComposing) return;
    if (!open) {
      if (event.key === 'ArrowDown') suggest(event.currentTarget.value);
      // Suggestions still on their way would open over what the visitor turned to.
      else if (event.key === 'Escape') close();
      return;
    }
    const last = options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        setActive(active === last ? 0 : active + 1);
        break;
      case 'ArrowUp':
        setActive(active <= 0 ? last : active - 1);
        break;
      case 'Escape':
        close();
        break;
      case 'Enter':
        // Never submits the form while suggestions are shown (docs/product.md 6.3).
        take(options[active] ?? { text: event.currentTarget.value });
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { options, active, open, suggest, close, take, onKeyDown };
}
