import { type KeyboardEvent, useState } from 'react';

/** Whole addresses for what was typed. */
export type SuggestionSource = (typed: string) => string[];

/**
 * State and keys of an ARIA 1.2 combobox with a listbox popup, whose suggestions are chosen by hand:
 * none is active until an arrow key makes it so.
 */
export function useSuggestions(source: SuggestionSource, choose: (address: string) => void) {
  const [options, setOptions] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const open = options.length > 0;

  function suggest(typed: string) {
    setOptions(source(typed));
    setActive(-1);
  }

  function close() {
    setOptions([]);
    setActive(-1);
  }

  function take(address: string) {
    close();
    choose(address);
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
        // Never sends the form while suggestions are up (specification 2).
        take(options[active] ?? event.currentTarget.value);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return { options, active, open, suggest, close, take, onKeyDown };
}
