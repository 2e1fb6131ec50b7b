import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Suggestion, SuggestionSource } from './suggestion.ts';

/**
 * State and keys of an ARIA 1.2 combobox with a listbox popup, whose suggestions are chosen by hand:
 * none is active until an arrow key makes it so.
 */
export function useSuggestions(source: SuggestionSource, choose: (address: string) => void) {
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was asked for before the field was edited, left or taken away is stale when it comes. */
  const asked = useRef({});
  const edited = useRef({});
  const open = options.length > 0;

  useEffect(
    () => () => {
      clearTimeout(rest.current);
      asked.current = {};
      edited.current = {};
    },
    [],
  );

  /** What is up stays up until what is asked for now is here. */
  function suggest(typed: string) {
    clearTimeout(rest.current);
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
    if (source.restMs > 0) rest.current = setTimeout(ask, source.restMs);
    else ask();
  }

  function close() {
    clearTimeout(rest.current);
    asked.current = {};
    setOptions([]);
    setActive(-1);
  }

  function take({ text, whole }: Suggestion) {
    close();
    choose(text);
    edited.current = {};
    const mine = edited.current;
    // The text stands until the rest of it is here, and for good if that never comes.
    whole?.().then(
      (address) => mine === edited.current && choose(address),
      () => undefined,
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The Enter that ends an input method's composition is not ours.
    if (event.nativeEvent.isComposing) return;
    if (!open) {
      if (event.key === 'ArrowDown') suggest(event.currentTarget.value);
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
        // Never sends the form while suggestions are up (docs/product.md 6.3).
        take(options[active] ?? { text: event.currentTarget.value });
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { options, active, open, suggest, close, take, onKeyDown };
}
