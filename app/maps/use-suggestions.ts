import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SharedPosition } from '../../contract/position.ts';

export type AddressAt = (position: SharedPosition) => Promise<string | undefined>;

export interface Suggestion {
  text: string;
  whole?: () => Promise<string>;
}

export interface SuggestionSource {
  restMs: number;
  /** Synchronous if possible. Never rejects. */
  find: (typed: string) => Suggestion[] | Promise<Suggestion[]>;
  addressAt?: AddressAt;
  attribution?: string;
}

/** An ARIA 1.2 combobox with manual selection: no option is active until an arrow key is pressed. */
export function useSuggestions(source: SuggestionSource, choose: (address: string) => void) {
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const debounce = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Replaced on edit, blur and unmount, so that later responses are ignored. */
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
    // The short text stays until the full address arrives, or if that fails.
    whole?.().then(
      (address) => mine === edited.current && choose(address),
      () => undefined,
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // This Enter ends the composition of an input method.
    if (event.nativeEvent.isComposing) return;
    if (!open) {
      if (event.key === 'ArrowDown') suggest(event.currentTarget.value);
      // Suggestions that arrive later must not open.
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
        // Does not submit the form while suggestions are shown (docs/product.md 6.3).
        take(options[active] ?? { text: event.currentTarget.value });
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { options, active, open, suggest, close, take, onKeyDown };
}
