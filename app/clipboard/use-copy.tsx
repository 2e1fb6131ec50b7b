import { useRef, useState } from 'react';

interface CopyWords {
  copied: string;
  /** What is said where the browser lets no page copy. */
  selected: string;
}

/** False where there is no clipboard, as on http, or the browser refuses. */
async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text that the page shows, or else selects it. `said` belongs into an element with `aria-live`. */
export function useCopy(text: string, { copied, selected }: CopyWords) {
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState({ text: '', press: 0 });

  async function press() {
    const done = await copies(text);
    if (!done && shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid((before) => ({ text: done ? copied : selected, press: before.press + 1 }));
  }

  // A new element for each press: the same words would not be read out a second time.
  return { shown, press, said: <span key={said.press}>{said.text}</span> };
}
