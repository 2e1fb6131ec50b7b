import { useRef, useState } from 'react';
import type { JudgeUsCopy } from '../../content/en/judge-us.ts';
import { useHydrated } from '../layout/use-hydrated.ts';
import { Button } from '../ui/button.tsx';

/** False where there is no clipboard, as on http, or the browser refuses. */
async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The license number with a button that copies it, or else selects it. Without JavaScript there is no button. */
export function CopyLicense({ words }: { words: JudgeUsCopy['license'] }) {
  const { number, copy, copied, selected } = words;
  const hydrated = useHydrated();
  const shown = useRef<HTMLElement>(null);
  const [said, setSaid] = useState({ text: '', press: 0 });

  async function press() {
    const done = await copies(number);
    if (!done && shown.current) getSelection()?.selectAllChildren(shown.current);
    setSaid((before) => ({ text: done ? copied : selected, press: before.press + 1 }));
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <strong ref={shown} className="sign text-2xl text-navy select-all">
          {number}
        </strong>
        <Button look="quiet" onClick={press} className={hydrated ? '' : 'invisible'}>
          {copy}
        </Button>
      </div>
      <p aria-live="polite" className="mt-1 min-h-7 text-base text-quiet">
        {/* A new element for each press: the same words would not be read out a second time. */}
        <span key={said.press}>{said.text}</span>
      </p>
    </>
  );
}
