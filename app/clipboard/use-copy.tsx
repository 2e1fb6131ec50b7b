import { useRef, useState } from 'react';

interface CopyWords {
  copied: string;
  selected: string;
}

/** False without a clipboard, as on http, or if the browser refuses. */
async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text if it cannot be copied. `said` belongs in an element with `aria-live`. */
export function useCopy(text: string, { copied, selected }: CopyWords) {
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState({ text: '', press: 0 });

  async function press() {
    const done = await copies(text);
    if (!done && shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid((before) => ({ text: done ? copied : selected, press: before.press + 1 }));
  }

  // A new element for each press, because screen readers do not repeat unchanged text.
  return { shown, press, said: <span key={said.press}>{said.text}</span> };
}
